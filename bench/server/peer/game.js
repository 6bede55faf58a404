// The peer's match: four seats with a hand of eleven each, hands hidden from the others, 176 moves.
// A move lays one card of the hand on the pile; empty hands are dealt again, four deals make a match.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SEATS = 4;
const HAND = 11;
const DEALS = 4;
const CARDS = Array.from({ length: SEATS * HAND }, (_, i) => 'abcd'[i % SEATS] + (1 + Math.floor(i / SEATS)));

function deal(G, random) {
  const cards = random.Shuffle(CARDS);
  for (let seat = 0; seat < SEATS; seat++) {
    G.players[seat] = { hand: cards.slice(seat * HAND, (seat + 1) * HAND) };
    G.counts[seat] = HAND;
  }
  G.pile = [];
  G.deal += 1;
}

const empty = (G) => G.counts.every((count) => count === 0);

module.exports = {
  name: 'hand',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: ({ random }) => {
    const G = { players: {}, counts: [], pile: [], scores: [0, 0, 0, 0], deal: 0 };
    deal(G, random);
    return G;
  },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, index) => {
        const hand = G.players[playerID].hand;
        if (!Number.isInteger(index) || index < 0 || index >= hand.length) return INVALID_MOVE;
        const [card] = hand.splice(index, 1);
        G.pile.push(card);
        G.counts[playerID] -= 1;
        G.scores[playerID] += Number(card.slice(1));
        if (empty(G) && G.deal < DEALS) deal(G, random);
      },
    },
  },
  endIf: ({ G }) => (G.deal >= DEALS && empty(G) ? { scores: G.scores } : undefined),
};
