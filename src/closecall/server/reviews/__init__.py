"""Reviews of finished matches: made in the bot workers while nothing else waits, then kept.

`shape` is what a page gets, `work` runs in the workers, `service` decides who works on what, `http`
is the way to ask.
"""
