from sim.vocab import Card, GainLife, spell, storm


class WeatherTheStorm(Card):
    name, cost, type_line = "Weather the Storm", "{1}{G}", "Instant"
    weather = spell(GainLife(3))
    keywords = (storm(),)
