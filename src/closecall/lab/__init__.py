"""The lab: what a change of the box or of the options does to a game, measured with bots.

`study` says what is played and plays one match of it, `figures` turns matches into figures with
intervals, `page` shows them; `compare`, `sweep` and `tune` ask the same of several boxes.
"""
