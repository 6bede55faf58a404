### How chance is proved fair: loaded where it is shown.

fair-deal = Hasard équitable
fair-proved = Prouvé
fair-wrong = Ne concorde pas
fair-explained = Dés et cartes étaient fixés avant le premier coup : le serveur avait scellé sa graine, et chaque place a ajouté son propre nombre.
fair-seed = Le sceau correspond à la graine révélée
fair-noted = C’est le sceau que cet appareil a noté au début
fair-noted-unknown = Cet appareil n’a pas noté le sceau au début
fair-nonces = { $count ->
    [one] Ton propre nombre y est
   *[other] Ton propre nombre est parmi les { $count } qui comptent
}
fair-nonces-unknown = Cet appareil n’a pas ajouté de nombre
fair-seals = { $count ->
    [one] { $count } coup, inchangé depuis qu’il est noté
   *[other] { $count } coups, inchangés depuis qu’ils sont notés
}
fair-seed-wrong = Le sceau ne correspond pas à la graine révélée
fair-noted-wrong = Ce n’est pas le sceau que cet appareil a noté au début
fair-nonces-wrong = Ton propre nombre manque
fair-seals-wrong = L’enregistrement a été modifié après coup
fair-altered = Modifié : { $field }
fair-altered-more = Autres champs modifiés : { $count }.
fair-expected = Attendu
fair-came = Trouvé
fair-checksum = somme de contrôle { $sum }
fair-seal = Sceau
fair-again = Vérifier à nouveau
fair-save = Enregistrer la partie
fair-verify = « closecall verify FICHIER » rejoue aussi chaque coup et vérifie le résultat.
fair-insecure = Le navigateur ne vérifie qu’en https ou sur cet ordinateur. « closecall verify » vérifie partout.
fair-story-1 = Avant que quelqu’un s’assoie, le serveur tire une graine secrète et montre son SHA-256 : le sceau. Dès lors, il ne peut plus la changer.
fair-story-2 = Chaque place ajoute un nombre tiré par son propre appareil. Dés et cartes viennent de tout cela ensemble : ni le serveur ni un joueur ne peut les choisir.
fair-story-3 = La partie finie, la graine est révélée. Ton navigateur recalcule le sceau et le compare à celui du début.
fair-story-4 = L’enregistrement contient la graine, les nombres et les coups. Chacun peut le rejouer et doit arriver au même résultat.
fair-check-file = Vérifier un enregistrement
fair-choose-file = Choisir un enregistrement
fair-not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.
