// One process that plays all seats of all matches and measures what the server does.
//   node driver.js '{"peer": "ours", "port": 9000, "pid": 1, "matches": 200, ...}'
// Every seat moves as soon as its own socket has shown it that it is its turn (or after a pause). A match
// that ends is replaced at once by a new one on the same sockets. Prints one line of JSON.
'use strict';
const fs = require('fs');
const http = require('http');
const WebSocket = require('ws');

const SEATS = 4;
const wish = { matches: 200, seconds: 15, warm: 3, pause: 0, pids: [], dbpid: 0, idle: 0, ...JSON.parse(process.argv[2]) };
const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

function request(method, path, body, secret) {
  const data = body === undefined ? undefined : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  if (data) headers['content-length'] = Buffer.byteLength(data);
  if (secret) headers.authorization = `Bearer ${secret}`;
  return new Promise((done, fail) => {
    const sent = http.request({ host: '127.0.0.1', port: wish.port, path, method, agent, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => (answer.statusCode < 300 ? done(text && JSON.parse(text)) : fail(new Error(`${path} ${answer.statusCode} ${text}`))));
    });
    sent.on('error', fail);
    sent.end(data);
  });
}

// --- What differs between the servers: make a match, look at a seat, read an update, send a move ---------

const number = (text, from) => parseInt(text.slice(from, from + 12), 10);

const ours = {
  async prepare() {
    this.guests = [];
    for (let i = 0; i < SEATS; i++) this.guests.push((await request('POST', '/api/guests', { name: `Seat ${i}` })).secret);
  },
  async create() {
    const wanted = { game: 'poof', seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })] };
    const { match } = await request('POST', '/api/matches', wanted, this.guests[0]);
    for (let i = 1; i < SEATS; i++) await request('POST', `/api/matches/${match.id}/seats/${i}`, {}, this.guests[i]);
    return { id: match.id };
  },
  address: () => `ws://127.0.0.1:${wish.port}/api/socket`,
  look(socket, match, seat) {
    socket.send(JSON.stringify({ type: 'hello', match: match.id, secret: this.guests[seat], seat }));
  },
  read(text, seat) {
    if (!text.startsWith('{"type":"update"')) return null;
    const actors = text.lastIndexOf('"actors":[');
    const turn = text.charCodeAt(actors + 10) - 48;
    const over = text.indexOf('"over":true', actors) > 0;
    const match = text.slice(26, text.indexOf('"', 26));
    const state = { match, seq: number(text, text.indexOf('"seq":') + 6), turn: turn < 0 || turn > 9 ? -1 : turn, over };
    if (turn === seat && !over) {
      const from = text.indexOf('"legal":[', 60);
      state.moves = [...text.slice(from, actors).matchAll(/"text":"([^"]+)"/g)].map((found) => found[1]);
    }
    return state;
  },
  send(socket, match, seat, state) {
    const move = state.moves[Math.floor(Math.random() * state.moves.length)];
    socket.send(`{"type":"play","seq":${state.seq},"move":"${move}"}`);
  },
  foreign(text, seat) {
    const view = JSON.parse(text).view;
    return view.seat !== seat || view.hand.length !== view.players[seat].in_hand;
  },
};

const bgio = {
  async prepare() {},
  async create() {
    const { matchID } = await request('POST', '/games/hand/create', { numPlayers: SEATS });
    const secrets = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await request('POST', `/games/hand/${matchID}/join`, { playerID: String(seat), playerName: `Seat ${seat}` });
      secrets.push(joined.playerCredentials);
    }
    return { id: matchID, secrets };
  },
  address: () => `ws://127.0.0.1:${wish.port}/socket.io/?EIO=4&transport=websocket`,
  look(socket, match, seat) {
    const sync = () => socket.send(`42/hand,${JSON.stringify(['sync', match.id, String(seat), match.secrets[seat], SEATS])}`);
    if (socket.greeted) sync();
    else socket.onGreeted = sync;
  },
  control(socket, text) { // engine.io and socket.io talk of their own
    if (text === '2') socket.send('3');
    else if (text[0] === '0') socket.send('40/hand,');
    else if (text.startsWith('40/hand,')) { socket.greeted = true; if (socket.onGreeted) socket.onGreeted(); }
    else return false;
    return true;
  },
  read(text) {
    const first = text.startsWith('42/hand,["sync"');
    if (!first && !text.startsWith('42/hand,["update"')) return null;
    const at = text.indexOf('"_stateID":'), turn = text.indexOf('"currentPlayer":"'), counts = text.indexOf('"counts":[');
    const start = first ? 17 : 19;
    return {
      match: text.slice(start, text.indexOf('"', start)), seq: number(text, at + 11), turn: text.charCodeAt(turn + 17) - 48,
      counts: text.slice(counts + 10, text.indexOf(']', counts)).split(','), over: text.indexOf('"gameover":{') > 0,
    };
  },
  send(socket, match, seat, state) {
    const payload = { type: 'play', args: [Math.floor(Math.random() * state.counts[seat])], playerID: String(seat), credentials: match.secrets[seat] };
    socket.send(`42/hand,${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, state.seq, match.id, String(seat)])}`);
  },
  foreign(text, seat) {
    const players = Object.keys((JSON.parse(text.slice(8))[2].state || JSON.parse(text.slice(8))[2]).G.players);
    return players.length !== 1 || players[0] !== String(seat);
  },
};

const peer = wish.peer === 'ours' ? ours : bgio;

// --- What the machine says about the server ----------------------------------------------------------------

const ticks = (pid) => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) / 100 };
  } catch { return { parent: 0, cpu: 0 }; }
};
const family = (root) => root ? [root, ...fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => ticks(pid).parent === root)] : [];
const cpu = (pids) => pids.reduce((sum, pid) => sum + ticks(pid).cpu, 0);
const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
const machine = () => fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).slice(1, 9).map(Number);

// --- Playing -----------------------------------------------------------------------------------------------------

const tables = [];
const times = { mover: [], last: [] };
let playing = false, measuring = false, acknowledged = 0, sent = 0, bytes = 0, messages = 0, checked = 0, foreign = 0, finished = 0, dropped = 0, closing = false;

function newTable() {
  return { match: null, pending: new Map(), over: 0, seats: Array.from({ length: SEATS }, (_, seat) => ({ seat, socket: null, state: null, ready: null })) };
}

function move(table, place) {
  const { state } = place;
  if (!playing || !state || state.over || state.turn !== place.seat || place.asked === state.seq || state.match !== table.match.id) return;
  place.asked = state.seq;
  table.pending.set(state.seq + 1, { at: now(), mover: place.seat, shown: 0, measured: measuring });
  if (measuring) sent += 1;
  peer.send(place.socket, table.match, place.seat, state);
}

function shown(table, place, state, text) {
  if (state.match !== table.match.id || (place.state && place.state.match === state.match && state.seq <= place.state.seq)) return;
  place.state = state;
  if (place.ready) { place.ready(); place.ready = null; }
  const waiting = table.pending.get(state.seq);
  if (waiting) {
    const taken = now() - waiting.at;
    waiting.shown += 1;
    if (place.seat === waiting.mover) {
      if (measuring) acknowledged += 1;
      if (waiting.measured) times.mover.push(taken);
    }
    if (waiting.shown === SEATS) { if (waiting.measured) times.last.push(taken); table.pending.delete(state.seq); }
  }
  if (messages % 199 === 0) { checked += 1; if (peer.foreign(text, place.seat)) foreign += 1; }
  if (state.over) { table.over += 1; if (table.over === SEATS && playing) again(table).catch(fatal); return; }
  if (state.turn !== place.seat) return;
  if (wish.pause) setTimeout(move, wish.pause * (0.5 + Math.random()), table, place);
  else move(table, place);
}

function connect(table, place) {
  return new Promise((done, fail) => {
    const socket = new WebSocket(peer.address(), { perMessageDeflate: false });
    place.socket = socket;
    socket.on('open', () => done());
    socket.on('error', fail);
    socket.on('close', () => { if (!closing) dropped += 1; });
    socket.on('message', (data) => {
      const text = data.toString();
      if (peer.control && peer.control(socket, text)) return;
      messages += 1; bytes += text.length;
      const state = peer.read(text, place.seat);
      if (state) shown(table, place, state, text);
    });
  });
}

async function sit(table) {
  table.match = await peer.create();
  table.pending.clear(); table.over = 0;
  await Promise.all(table.seats.map(async (place) => {
    if (!place.socket) await connect(table, place);
    place.state = null;
    const seen = new Promise((done) => (place.ready = done));
    peer.look(place.socket, table.match, place.seat);
    await seen;
  }));
}

async function again(table) { finished += 1; await sit(table); for (const place of table.seats) move(table, place); }

async function inTurn(items, width, work) {
  let next = 0;
  await Promise.all(Array.from({ length: width }, async () => { while (next < items.length) await work(items[next++]); }));
}

const quantile = (values, q) => (values.length ? values[Math.min(values.length - 1, Math.floor(values.length * q))] : null);
const spread = (values) => { values.sort((a, b) => a - b); return { n: values.length, p50: quantile(values, 0.5), p95: quantile(values, 0.95), p99: quantile(values, 0.99) }; };
const fatal = (error) => { console.error(error); process.exit(1); };

async function idleSockets(count) { // spectators that only look: they have to stay connected through it all
  const lookers = [];
  await inTurn(Array.from({ length: count }, (_, i) => i), 32, async (i) => {
    const socket = new WebSocket(peer.address(), { perMessageDeflate: false });
    await new Promise((done, fail) => { socket.on('open', done); socket.on('error', fail); });
    socket.on('close', () => { if (!closing) dropped += 1; });
    socket.send(JSON.stringify({ type: 'hello', match: tables[i % tables.length].match.id }));
    lookers.push(socket);
  });
  return lookers;
}

(async () => {
  await peer.prepare();
  await sleep(300);
  const before = memory(wish.pid);
  for (let i = 0; i < wish.matches; i++) tables.push(newTable());
  await inTurn(tables, 16, sit);
  await sleep(1000);
  const connected = memory(wish.pid);
  if (wish.idle) await idleSockets(wish.idle);
  playing = true;
  for (const table of tables) for (const place of table.seats) {
    if (wish.pause) setTimeout(move, Math.random() * wish.pause * 1.5, table, place);
    else move(table, place);
  }
  await sleep(wish.warm * 1000);
  const pids = [wish.pid], db = family(wish.dbpid);
  const start = { at: now(), cpu: cpu(pids), db: cpu(db), own: process.cpuUsage(), machine: machine(), bytes, messages };
  measuring = true;
  await sleep(wish.seconds * 1000);
  measuring = false;
  const seconds = (now() - start.at) / 1000, own = process.cpuUsage(start.own);
  const used = cpu(pids) - start.cpu, dbUsed = cpu(db) - start.db, later = machine();
  playing = false;
  await sleep(1500);
  const at = (times) => times[0] + times[1] + times[2] + times[5] + times[6]; // all but idle and waiting
  const busy = (at(later) - at(start.machine)) / 100;
  closing = true;
  console.log(JSON.stringify({
    peer: wish.peer, matches: wish.matches, sockets: wish.matches * SEATS + wish.idle, moves_per_second: acknowledged / seconds,
    cpu_ms_per_move: (used * 1000) / acknowledged, db_cpu_ms_per_move: (dbUsed * 1000) / acknowledged,
    server_cpu: used / seconds, driver_cpu: (own.user + own.system) / 1e6 / seconds, others_cpu: Math.max(0, busy - used - dbUsed - (own.user + own.system) / 1e6) / seconds,
    mover_ms: spread(times.mover), last_seat_ms: spread(times.last), unanswered: sent - times.mover.length,
    bytes_per_message: (bytes - start.bytes) / (messages - start.messages), kb_per_match: (connected - before) / wish.matches,
    finished, dropped, checked, foreign,
  }));
  process.exit(0);
})().catch(fatal);
