/* Poof for four, random play: the limit our compiled rules are measured against.
 *
 * The same algorithm as games/poof/rules.py with engine/playout.py, move for move and draw for
 * draw: the sums it prints for a seed must equal ours, otherwise the comparison means nothing.
 * Usage: poof SEED MATCHES  ->  moves, sum of all totals, seconds
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int64_t i64;
enum {
    SEATS = 4, NUMBERS = 16, COPIES = 8, POOFS = 10, IN_HAND = 11, ROUNDS = 7, SLOTS = 4,
    KINDS = 21, TOP = 20, RUN = 4, PATIENCE = 30, POOF_POINTS = 50, NO_CARD = -1,
    DECK = NUMBERS * COPIES + POOFS,
    PICK_UP = TOP * 8, POOF = PICK_UP + 1, POOF_SLOT = POOF + 1, BLIND = POOF_SLOT + 4,
    POOFTASTROPHE = BLIND + 4, TABLE_PLAYS = POOFTASTROPHE + 1
};

typedef struct { i64 a, b, c, d; } Rng;
typedef struct {
    Rng rng;
    i64 hand[SEATS][KINDS], known[SEATS][KINDS], left_over[SEATS][KINDS];
    i64 up[SEATS][SLOTS], down[SEATS][SLOTS];
    i64 gone[KINDS], stock[KINDS], in_hand[SEATS], left[SEATS], floor[SEATS], total[SEATS];
    i64 pile[DECK], pile_n, turn, first, round, run, quiet, over;
    i64 deck[DECK];
} State;
typedef struct { i64 items[1024], n; } Moves;

#define MASK 0xFFFFFFFFLL
static i64 word(Rng *r) {
    i64 mixed = (r->a + r->b + r->d) & MASK;
    r->d = (r->d + 1) & MASK;
    r->a = r->b ^ (r->b >> 9);
    r->b = (r->c + ((r->c << 3) & MASK)) & MASK;
    r->c = ((((r->c << 21) & MASK) | (r->c >> 11)) + mixed) & MASK;
    return mixed;
}
static Rng seeded(i64 seed) {
    Rng r = { seed & MASK, seed >> 32, 0x9E3779B9LL, 1 };
    for (int i = 0; i < 12; i++) word(&r);
    return r;
}
static i64 below(Rng *r, i64 n) {
    i64 product = word(r) * n, low = product & MASK;
    if (low < n) {
        i64 bound = ((1LL << 32) - n) % n;
        while (low < bound) { product = word(r) * n; low = product & MASK; }
    }
    return product >> 32;
}
static i64 draw(State *s, i64 place) {
    i64 other = place + below(&s->rng, DECK - place), card = s->deck[other];
    s->deck[other] = s->deck[place];
    s->deck[place] = card;
    return card;
}

static void end_round(State *s);

static int can_lead(State *s, i64 seat) {
    if (s->in_hand[seat] > s->hand[seat][0]) return 1;
    for (int i = 0; i < SLOTS; i++) if (s->up[seat][i] > 0) return 1;
    return 0;
}
static void begin_turn(State *s, i64 seat) {
    for (int i = 0; i < SEATS; i++) {
        if (s->pile_n > 0 || can_lead(s, seat)) { s->turn = seat; return; }
        s->floor[seat] = TOP;
        seat = (seat + 1) % SEATS;
    }
    end_round(s);
}
static void deal(State *s) {
    memset(s->hand, 0, sizeof s->hand);
    memset(s->known, 0, sizeof s->known);
    memset(s->gone, 0, sizeof s->gone);
    memset(s->stock, 0, sizeof s->stock);
    i64 top = 0;
    for (i64 v = 1; v <= NUMBERS; v++) for (int i = 0; i < COPIES; i++) s->deck[top++] = v;
    while (top < DECK) s->deck[top++] = 0;
    top = 0;
    for (i64 seat = 0; seat < SEATS; seat++) {
        for (int i = 0; i < SLOTS; i++) {
            s->down[seat][i] = draw(s, top);
            s->up[seat][i] = draw(s, top + 1);
            top += 2;
        }
        for (int i = 0; i < IN_HAND; i++) s->hand[seat][draw(s, top++)]++;
        s->in_hand[seat] = IN_HAND;
        s->left[seat] = IN_HAND + 2 * SLOTS;
        s->floor[seat] = 0;
    }
    i64 tied = (1 << SEATS) - 1;
    for (;;) {
        i64 highest = -1, best = 0;
        for (i64 seat = 0; seat < SEATS; seat++) if (tied >> seat & 1) {
            i64 card = draw(s, top++), rank = card ? card : TOP + 1;
            if (rank > highest) { highest = rank; best = 0; }
            if (rank == highest) best |= 1LL << seat;
        }
        tied = best;
        if (__builtin_popcountll(tied) == 1) { s->first = __builtin_ctzll(tied); break; }
    }
    for (i64 i = top; i < DECK; i++) s->stock[s->deck[i]]++;
    s->pile_n = s->run = s->quiet = 0;
    begin_turn(s, s->first);
}

static void add(Moves *m, i64 action) { m->items[m->n++] = action; }
static void list_moves(State *s, i64 seat, Moves *m) {
    m->n = 0;
    i64 limit = s->pile_n ? s->pile[s->pile_n - 1] : NUMBERS;
    for (int slot = 0; slot < SLOTS; slot++) {
        i64 value = s->up[seat][slot];
        if (value <= 0 || value > limit) continue;
        i64 others = 0;
        for (int other = slot + 1; other < SLOTS; other++)
            if (s->up[seat][other] == value) others |= 1LL << other;
        for (i64 chosen = others;; chosen = (chosen - 1) & others) {
            i64 mask = chosen | 1LL << slot;
            for (i64 n = 0; n <= s->hand[seat][value]; n++)
                add(m, TABLE_PLAYS + ((mask - 1) * 9 + n) * TOP + value - 1);
            if (!chosen) break;
        }
    }
    for (i64 value = 1; value <= limit; value++)
        for (i64 n = 0; n < s->hand[seat][value]; n++) add(m, value - 1 + TOP * n);
    if (s->pile_n) {
        if (m->n == 0) add(m, PICK_UP);
        if (s->hand[seat][0]) add(m, POOF);
        for (int slot = 0; slot < SLOTS; slot++)
            if (s->up[seat][slot] == 0) add(m, POOF_SLOT + slot);
    }
}

static void from_hand(State *s, i64 seat, i64 kind, i64 count) {
    s->hand[seat][kind] -= count;
    s->in_hand[seat] -= count;
    s->left[seat] -= count;
    i64 known = s->known[seat][kind] - count;
    s->known[seat][kind] = known > 0 ? known : 0;
}
static void lay(State *s, i64 value, i64 count) {
    if (!count) return;
    if (!s->pile_n || s->pile[s->pile_n - 1] != value) s->run = 0;
    s->run += count;
    for (i64 i = 0; i < count; i++) s->pile[s->pile_n++] = value;
}
static void uncover(State *s, i64 seat, i64 slot) {
    i64 beneath = s->down[seat][slot];
    s->up[seat][slot] = beneath;
    if (beneath == NO_CARD) return;
    s->down[seat][slot] = NO_CARD;
    s->quiet = 0;
}
static void poof(State *s) {
    for (i64 i = 0; i < s->pile_n; i++) s->gone[s->pile[i]]++;
    s->pile_n = s->run = s->quiet = 0;
}
static void end_turn(State *s, i64 following) {
    if (s->quiet >= PATIENCE * SEATS) end_round(s); else begin_turn(s, following);
}
static void do_move(State *s, i64 seat, i64 action) {
    s->quiet++;
    if (action == PICK_UP) {
        i64 top = s->pile[s->pile_n - 1];
        if (top > s->floor[seat]) s->floor[seat] = top;
        for (i64 i = 0; i < s->pile_n; i++) {
            s->hand[seat][s->pile[i]]++;
            s->known[seat][s->pile[i]]++;
        }
        s->in_hand[seat] += s->pile_n;
        s->left[seat] += s->pile_n;
        s->pile_n = s->run = 0;
        end_turn(s, (seat + 1) % SEATS);
        return;
    }
    if (action > PICK_UP && action < BLIND) {
        if (action == POOF) from_hand(s, seat, 0, 1);
        else { s->left[seat]--; uncover(s, seat, action - POOF_SLOT); }
        s->gone[0]++;
        poof(s);
        if (s->left[seat] == 0) end_round(s); else end_turn(s, seat);
        return;
    }
    i64 value, count, mask = 0;
    if (action < PICK_UP) { value = action % TOP + 1; count = action / TOP + 1; }
    else {
        i64 rest = (action - TABLE_PLAYS) / TOP;
        value = (action - TABLE_PLAYS) % TOP + 1; count = rest % 9; mask = rest / 9 + 1;
    }
    from_hand(s, seat, value, count);
    lay(s, value, count);
    for (int slot = 0; slot < SLOTS; slot++) if (mask >> slot & 1) {
        s->left[seat]--;
        lay(s, value, 1);
        uncover(s, seat, slot);
    }
    if (s->left[seat] == 0) { if (s->run >= RUN) poof(s); end_round(s); }
    else if (s->run >= RUN) { poof(s); end_turn(s, seat); }
    else end_turn(s, (seat + 1) % SEATS);
}
static void end_round(State *s) {
    for (i64 seat = 0; seat < SEATS; seat++) {
        i64 points = 0;
        memcpy(s->left_over[seat], s->hand[seat], sizeof s->hand[seat]);
        for (int i = 0; i < SLOTS; i++) {
            if (s->up[seat][i] != NO_CARD) s->left_over[seat][s->up[seat][i]]++;
            if (s->down[seat][i] != NO_CARD) s->left_over[seat][s->down[seat][i]]++;
        }
        for (i64 k = 0; k < KINDS; k++)
            points += s->left_over[seat][k] * (k ? k : POOF_POINTS);
        s->total[seat] += points;
    }
    if (++s->round >= ROUNDS) s->over = 1; else deal(s);
}

int main(int argc, char **argv) {
    if (argc != 3) { fprintf(stderr, "usage: %s SEED MATCHES\n", argv[0]); return 2; }
    i64 seed = atoll(argv[1]), matches = atoll(argv[2]), moves = 0, sum = 0;
    Moves m;
    struct timespec t0, t1;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t0);
    Rng chooser = seeded(seed);
    for (i64 match = 0; match < matches; match++) {
        State s;
        memset(&s, 0, sizeof s);
        s.rng = seeded(seed + match);
        deal(&s);
        while (!s.over) {
            list_moves(&s, s.turn, &m);
            do_move(&s, s.turn, m.items[below(&chooser, m.n)]);
            moves++;
        }
        for (int i = 0; i < SEATS; i++) sum += s.total[i];
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t1);
    double seconds = (t1.tv_sec - t0.tv_sec) + (t1.tv_nsec - t0.tv_nsec) * 1e-9;
    printf("%lld %lld %.6f\n", (long long)moves, (long long)sum, seconds);
    return 0;
}
