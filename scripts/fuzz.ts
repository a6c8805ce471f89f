// `pnpm fuzz SECONDS`: sends every call inputs made from its schema, as a user and as a visitor, from one random seed after the other until the time is
// up. It looks for errors of the server and for what belongs to other users, and says which answers took longest. `RUNS_SEED=… pnpm fuzz` repeats one.
import { randomInt } from 'node:crypto';
import { command } from './lib/command.ts';
import { environment } from './lib/workspace.mjs';

/** Inputs for each call and seed: a run takes about a minute. */
const timesPerSeed = '10';

const [given = '60'] = process.argv.slice(2).filter((word) => word !== '--');
const seconds = Number(given);
if (!Number.isFinite(seconds) || seconds <= 0) {
  console.error(`"${given}" is no number of seconds. Try: pnpm fuzz 300`);
  process.exit(1);
}
const endsAt = Date.now() + seconds * 1000;
const { RUNS_SEED: only } = process.env;
let runs = 0;
do {
  const seed = only ?? String(randomInt(2 ** 31));
  const env = environment({ RUNS_SEED: seed, RUNS_TIMES: timesPerSeed, FUZZ_SLOWEST: '5' });
  const status = await command('vitest', ['run', '--project', 'sandbox', 'fuzz.test'], env);
  runs += 1;
  if (status !== 0) {
    console.error(`Seed ${seed} found something. "RUNS_SEED=${seed} pnpm fuzz" repeats it.`);
    process.exit(1);
  }
} while (only === undefined && Date.now() < endsAt);
console.log(`Nothing found from ${runs} ${runs === 1 ? 'seed' : 'seeds'}.`);
