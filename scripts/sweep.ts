// `pnpm sweep [WORD…]`: what takes too long for every `npm test`. Every story in every look; with words, only those whose id or file has
// one of them. Without words also the random runs of money, ten times as many as usual, from a seed that nobody has tried.
import { randomInt } from 'node:crypto';
import { command } from './lib/command.ts';

const words = process.argv.slice(2).filter((word) => word !== '--');
const { RUNS_SEED = String(randomInt(2 ** 31)), RUNS_TIMES = '10' } = process.env;

async function randomRuns(): Promise<number> {
  console.log(
    `Random runs of money from seed ${RUNS_SEED}. "RUNS_SEED=${RUNS_SEED} pnpm sweep" repeats them.`,
  );
  const names = ['laws.test', 'many-devices.test'];
  return command('vitest', ['run', '--project', 'sandbox', '--project', 'web', ...names], {
    ...process.env,
    RUNS_SEED,
    RUNS_TIMES,
  });
}

const laws = words.length === 0 ? await randomRuns() : 0;
const stories = await command('node', ['scripts/stages/stories.ts', '--every-look', ...words]);
process.exitCode = laws === 0 && stories === 0 ? 0 : 1;
