### How chance is proved fair: loaded where it is shown.

fair-deal = Sorte equa
fair-proved = Dimostrato
fair-wrong = Non corrisponde
fair-explained = Dadi e carte erano già fissati prima della prima mossa: il server aveva sigillato il suo seme e ogni posto ha aggiunto un proprio numero.
fair-seed = Il sigillo corrisponde al seme rivelato
fair-noted = È il sigillo che questo dispositivo ha annotato all’inizio
fair-noted-unknown = Questo dispositivo non ha annotato il sigillo all’inizio
fair-nonces = { $count ->
    [one] Il tuo numero c’è
   *[other] Il tuo numero è tra i { $count } che contano
}
fair-nonces-unknown = Questo dispositivo non ha aggiunto alcun numero
fair-seals = { $count ->
    [one] { $count } mossa, invariata da quando è scritta
   *[other] { $count } mosse, invariate da quando sono scritte
}
fair-seed-wrong = Il sigillo non corrisponde al seme rivelato
fair-noted-wrong = Non è il sigillo che questo dispositivo ha annotato all’inizio
fair-nonces-wrong = Il tuo numero manca
fair-seals-wrong = La registrazione è stata modificata in seguito
fair-altered = Modificato: { $field }
fair-altered-more = Altri campi modificati: { $count }.
fair-expected = Atteso
fair-came = Trovato
fair-checksum = somma di controllo { $sum }
fair-seal = Sigillo
fair-again = Verifica di nuovo
fair-save = Salva la registrazione
fair-verify = «closecall verify FILE» rigioca anche ogni mossa e verifica il risultato.
fair-insecure = Il browser verifica solo via https o su questo computer. «closecall verify» funziona ovunque.
fair-story-1 = Prima che qualcuno si sieda, il server estrae un seme segreto e ne mostra lo SHA-256: il sigillo. Da allora non può più cambiarlo.
fair-story-2 = Ogni posto aggiunge un numero estratto dal proprio dispositivo. Dadi e carte nascono da tutti insieme: né il server né un giocatore può sceglierli.
fair-story-3 = A partita finita il seme è rivelato. Il tuo browser ricalcola il sigillo e lo confronta con quello dell’inizio.
fair-story-4 = La registrazione contiene seme, numeri e mosse. Chiunque può rigiocarla e deve arrivare allo stesso risultato.
fair-check-file = Verifica una registrazione
fair-choose-file = Scegli una registrazione
fair-not-a-record = Questo file non è la registrazione di una partita.
