from sim.vocab import Card, web_slinging


class SpiderManWebSlinger(Card):
    name, cost = "Spider-Man, Web-Slinger", "{2}{W}"
    type_line = "Legendary Creature - Spider Human Hero"
    power, toughness = 3, 3
    keywords = (web_slinging("{W}"),)
