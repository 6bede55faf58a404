// node server.js PORT [POSTGRES-URL]: boardgame.io's own server, in memory or with bgio-postgres.
const { Server } = require('boardgame.io/server');

const [, , port, url] = process.argv;
let db;
if (url) {
  const { PostgresStore } = require('bgio-postgres');
  db = new PostgresStore(url, { logging: false });
}
Server({ games: [require('./game')], db, origins: ['http://127.0.0.1'] }).run(Number(port));
