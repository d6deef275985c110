// The same load on boardgame.io, in memory: tables of six over real sockets, one update to each viewer for every move.
//   node boardgame.mjs TABLES SECONDS    in a folder where boardgame.io is installed; bench/run peers does both
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "package.json"));
const PORT = 18_423;
const SEATS = 6;
const TICK_US = 10_000; // of the processor's clock in /proc

/** Six hands of thirteen cards that go round until they are laid, and are then dealt anew. */
const deal = () => Array.from({ length: SEATS }, (_, seat) => Array.from({ length: 13 }, (_, i) => (seat * 13 + i) % 12 + 1));
const game = {
  name: "tricks",
  setup: () => ({ hands: deal(), top: 0 }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, ctx }) => {
      const hand = G.hands[Number(ctx.currentPlayer)];
      if (hand.length === 0) G.hands = deal();
      G.top = G.hands[Number(ctx.currentPlayer)].pop();
    },
  },
};

async function serve() {
  const { Server } = require("boardgame.io/server");
  await Server({ games: [game], origins: ["http://localhost"] }).run({ port: PORT });
  console.log("ready");
}

function started() {
  const server = spawn("taskset", ["-c", "0", process.execPath, process.argv[1], "serve"], { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((ready) => {
    server.stdout.on("data", (text) => {
      if (String(text).includes("ready")) ready(server);
    });
  });
}

const used = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK_US;
};

/** A table whose players move as soon as all six have heard of the move before. */
class Table {
  constructor(id, counter, io) {
    this.id = id;
    this.counter = counter;
    this.missing = SEATS;
    this.sockets = Array.from({ length: SEATS }, (_, seat) => {
      const socket = io(`http://localhost:${PORT}/tricks`, { transports: ["websocket"], forceNew: true });
      socket.on("update", (_match, state) => this.hear(state));
      socket.on("sync", (_match, synced) => this.hear(synced.state));
      socket.emit("sync", id, String(seat), undefined, SEATS);
      return socket;
    });
  }

  hear(state) {
    this.missing--;
    if (this.missing > 0) return;
    this.missing = SEATS;
    this.counter.moves++;
    const by = state.ctx.currentPlayer;
    const action = { type: "MAKE_MOVE", payload: { type: "lay", args: [], playerID: by } };
    this.sockets[Number(by)].emit("update", action, state._stateID, this.id, by);
  }
}

async function load(tables, seconds) {
  const { io } = require("socket.io-client");
  const server = await started();
  const counter = { moves: 0 };
  for (let i = 0; i < tables; i++) {
    new Table(`t${i}`, counter, io);
    await new Promise((next) => setTimeout(next, 20));
  }
  for (const name of ["warm-up", "saturated"]) {
    const [moves, cpu, began] = [counter.moves, used(server.pid), performance.now()];
    await new Promise((next) => setTimeout(next, seconds * 1000));
    const made = counter.moves - moves;
    const per = (used(server.pid) - cpu) / made;
    console.log(`boardgame.io ${name}: ${Math.round((made * 1000) / (performance.now() - began))} moves/s, ${per.toFixed(0)} us CPU a move`);
  }
  server.kill();
  process.exit(0);
}

if (process.argv[2] === "serve") {
  await serve();
} else {
  await load(Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 20));
}
