// A bot for the line protocol (docs/bot-protocol.md) in JavaScript, without any library: it takes what its view says it needs.
//
//     landsraad simulate imperium --bots "cmd:node docs/examples/bot.js,random,random,random"

const lines = require("node:readline").createInterface({ input: process.stdin });
let seed = 0;
let look = {};

function say(word, data) {
  process.stdout.write(data === undefined ? `${word}\n` : `${word} ${data}\n`);
}

// The same seed and the same decision give the same number: a resumed game goes on alike.
function below(limit) {
  let word = (seed % 2147483647) + 1000003 * (look.number + 1);
  word = Math.imul(word ^ (word >>> 15), 2246822519);
  word = Math.imul(word ^ (word >>> 13), 3266489917);
  return ((word ^ (word >>> 16)) >>> 0) % limit;
}

function choose() {
  const acquire = look.options.findIndex((option) => option.startsWith("acquire "));
  if (acquire >= 0) return acquire;
  const spice = (look.view.seats?.[look.seat] ?? {}).spice ?? 0;
  const wanted = spice < 2 ? ["imperial_basin", "hagga_basin", "the_great_flat"] : ["heighliner", "conspire"];
  const agent = look.options.findIndex((option) => wanted.some((space) => option.endsWith(space)));
  return agent >= 0 ? agent : below(look.options.length);
}

lines.on("line", (line) => {
  const blank = line.indexOf(" ");
  const word = blank < 0 ? line : line.slice(0, blank);
  const data = blank < 0 ? {} : JSON.parse(line.slice(blank + 1));
  if (word === "hello") say("hello", JSON.stringify({ protocol: 1, name: "Example in JavaScript" }));
  else if (word === "new") { seed = data.seed; say("ready"); }
  else if (word === "look") look = data;
  else if (word === "choose") say("play", choose());
  else if (word === "bye") process.exit(0);
});
lines.on("close", () => process.exit(0));
