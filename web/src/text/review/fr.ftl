### Reviews and lessons: loaded with their pages.

review-ask = Analyser cette partie
review-again = Réessayer l’analyse
review-failed = Cette partie n’a pas pu être analysée.
review-begins = L’analyse commence…
review-waiting = { $count ->
    [one] Une autre analyse passe avant
   *[other] { $count } autres analyses passent avant
}
review-judging = { $done } décisions jugées sur { $total }
review-what-you-knew = Ce que tu savais
review-what-was = Toutes les cartes
review-hidden = Ce que tu ne pouvais pas voir
review-nothing-hidden = Personne n’avait de cartes cachées.
review-show-better = Montrer le meilleur coup sur la table
review-their-eyes = Comme { $who } l’a vu
review-whole = Toute la partie
review-step = Étape { $at }
review-as-played = coup joué
review-played-move = Choisi : { $move }
review-why = Pourquoi ?
review-better-move = Mieux : { $move }.
review-says = Décision { $number } sur { $total } : { $grade }
review-says-better = Décision { $number } sur { $total } : { $grade }, { $amount } ; mieux : { $move }
learn-title = Apprendre de tes erreurs
learn-short = Tes erreurs
learn-number = { $number } sur { $total }
learn-task = Tu as choisi : { $move }. Trouve mieux.
learn-best = C’est ça !
learn-good = Aussi bien que le meilleur coup.
learn-warmer = Plus chaud : mieux que ton coup, mais il y a mieux encore.
learn-same = C’est ce que tu as joué. Essaie autre chose.
learn-colder = Plus froid : encore moins bien que ton coup.
learn-unknown = Ce coup n’a pas été examiné. Essaies-en un autre.
learn-show = Montre-moi
learn-next = Suivant
learn-end = Voir le bilan
learn-found = { $found ->
    [0] Cette fois, tu n’en as trouvé aucune sur { $total }.
   *[other] Tu en as trouvé { $found } sur { $total }.
}
learn-none = Aucune erreur à corriger. Bien joué !
learn-needs-review = Cette partie n’a pas encore été analysée.
learn-once-more = Encore une fois
learn-solved = trouvé
learn-shown = montré
