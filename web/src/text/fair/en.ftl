### How chance is proved fair: loaded where it is shown.

fair-deal = Fair deal
fair-proved = Proved
fair-wrong = Does not match
fair-explained = Dice and cards were fixed before the first move: the server sealed its seed, every seat added a number of its own.
fair-seed = The seal matches the revealed seed
fair-noted = It is the seal this device noted at the start
fair-noted-unknown = This device did not note the seal at the start
fair-nonces = { $count ->
    [one] Your own number is in it
   *[other] Your own number is among the { $count } that count
}
fair-nonces-unknown = This device added no number of its own
fair-seals = { $count ->
    [one] { $count } move, unaltered since it was written down
   *[other] { $count } moves, unaltered since they were written down
}
fair-seed-wrong = The seal does not match the revealed seed
fair-noted-wrong = It is not the seal this device noted at the start
fair-nonces-wrong = Your own number is missing
fair-seals-wrong = The record was altered after it was written
fair-altered = Altered: { $field }
fair-altered-more = { $count } more fields were altered.
fair-expected = Expected
fair-came = Found
fair-checksum = checksum { $sum }
fair-seal = Seal
fair-again = Check again
fair-save = Save the record
fair-verify = “closecall verify FILE” also replays every move of the record and checks the result.
fair-insecure = The browser checks only on https or on this computer. “closecall verify” checks anywhere.
fair-story-1 = Before anybody sits down the server draws a secret seed and shows its SHA-256: the seal. From then on it cannot change the seed.
fair-story-2 = Every seat adds a random number from its own device. Dice and cards come from the seed and all these numbers together, so neither the server nor a player can choose them.
fair-story-3 = When the match is over the seed is revealed. Your browser computes the seal again and compares it with the one shown at the start.
fair-story-4 = The record holds seed, numbers and moves. Anybody can replay it and must come to the same result.
fair-check-file = Check a record
fair-choose-file = Choose a record
fair-not-a-record = This file is not a record of a match.
