"""The commands of ``manaduel``, a module each, imported when the command is asked for."""
