### Les mots des problèmes et du défi du jour.

## Problèmes

puzzles-note = Un coup est nettement le meilleur. Trouve-le avec ce que tu vois : aucune carte cachée ne décide d’un problème.
puzzle-of = Problème · { $game }
puzzle-find = Trouve le meilleur coup.
puzzle-others = tout autre coup est nettement moins bon
puzzle-hint = Indice
puzzle-one-of = C’est l’un de ceux-ci :
puzzle-solution = Solution
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-verdict = Verdict
puzzle-right = C’est ça !
puzzle-wrong = « { $move } » n’est pas le meilleur coup.
puzzle-loses-win = Cela coûte environ { $amount } de chances de gagner.
puzzle-loses-points = Cela coûte environ { $amount } points.
puzzle-loses-stars = Cela coûte environ { $amount } étoiles.
puzzle-true-but = En sa faveur : { $why }
puzzle-answer = Le meilleur : { $move }.
puzzle-streak = { $count } d’affilée
puzzle-longest = Meilleure série : { $count }
puzzle-solved = { $solved } sur { $total } résolus
puzzle-start = Résoudre
puzzle-start-game = Résoudre des problèmes de { $game }

## Le défi du jour

day-note = Une donne par jour, la même pour tout le monde. Tu as un seul essai par épreuve, sans annulation ni conseil.
day-left = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}
day-streak = { $count ->
    [one] 1 jour d’affilée
   *[other] { $count } jours d’affilée
}
day-solo = En solo, avec les dés du jour
day-position = La position du jour
day-solo-note = Remplis ta fiche en solo. Tout le monde a les mêmes dés.
day-position-note = Une position, un coup. Quelle part de la valeur du meilleur coup gardes-tu ?
day-begin = Jouer
day-go-on = Continuer
day-given-up = Abandonné
day-place = place { $place } sur { $of }
day-points = { $score } points
day-position-short = Position
day-bot = Avec les mêmes dés, le bot fort obtient { $score }.
day-bot-plays = Le bot joue encore…
day-found = Tu as trouvé le meilleur coup.
day-missed = Il y avait un meilleur coup.
day-look-again = Voir la solution
day-board = Classement du jour
day-tries = { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
day-nobody = Personne n’a encore terminé.
day-share = Ton résultat
day-share-now = Partager
day-history = Tes jours sur cet appareil
day-day = Jour
day-position-of = Aujourd’hui · { $game }
day-one-try = Tu as un seul essai.
day-to-board = Au classement
day-proof = Un hasard honnête
day-proof-note = Les dés et les cartes d’un jour viennent d’un secret. Son empreinte est publiée la veille, le secret une fois le jour passé : personne ne peut rien changer ni prévoir.
day-proof-today = Empreinte du secret d’aujourd’hui
day-proof-tomorrow = Empreinte du secret de demain
day-proof-yesterday = Empreinte du secret d’hier
day-proof-secret = Secret d’hier
day-proof-fits = correspond
day-proof-broken = ne correspond pas
