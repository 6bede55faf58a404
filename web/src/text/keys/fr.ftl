### The page about the keyboard.

cap-space = Espace
cap-ends = Début, Fin
keys-replay-play = lire et mettre en pause
keys-replay-step = un coup en arrière ou en avant
keys-replay-round = une manche en arrière ou en avant
keys-replay-ends = au début, à la fin
keys-note = Tout peut se faire au clavier. Les raccourcis se désactivent dans les réglages. Dans Close Enough, Closing In et 5 To Close, chaque choix mène à ce qui complète le coup, puis au bouton qui le joue.
keys-tab = d’une zone à l’autre : barre, adversaires, centre, ta place, ton coup
keys-arrows = d’un élément à l’autre dans une zone
keys-enter = choisir un élément ou le reposer
keys-play = jouer ce qui est choisi, y compris l’élément actif s’il complète le coup
keys-clear = tout reposer
keys-undo = annuler le dernier coup
keys-hint = demander un conseil
keys-rules = ouvrir la règle qui s’applique
keys-log = scores et journal
