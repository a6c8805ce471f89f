import { type Durations, floodNames, runFlood } from '@dayfare/sandbox/flood';
import { startPostgres } from '@dayfare/sandbox/postgres';
import { startProduct } from './product.ts';

/** What others may wait for a call while one address floods, milliseconds. */
const longest = 500;

/** How long each flood lasts. */
const seconds = Number(process.env.FLOOD_SECONDS ?? 30);

/**
 * One address floods the built product, under its usual limits, with each thing that is to be had; others sign in and look at their balance
 * meanwhile. In a folder, then on PostgreSQL. FLOOD_SECONDS makes it shorter.
 */
export async function flood(): Promise<void> {
  await measure('in a folder', {});
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    await measure('on PostgreSQL', { DATABASE_URL: url });
  } finally {
    await stop();
  }
}

const written = (name: string, { count, median, p99, slowest }: Durations) =>
  `  ${name}: median ${median.toFixed(0)} ms, 99 % within ${p99.toFixed(0)} ms, slowest of ${count} ${slowest.toFixed(0)} ms`;

async function measure(where: string, env: Readonly<Record<string, string>>): Promise<void> {
  for (const kind of floodNames) {
    // A server of its own for each: what one flood has used up is not there for the next.
    const { url, stop } = await startProduct(env);
    try {
      const port = Number(new URL(url).port);
      const { asked, refused, signIns, balances, failed } = await runFlood({
        port,
        kind,
        connections: 32,
        seconds,
      });
      console.log(
        `${where}, ${kind}: ${asked.toFixed(0)} a second from one address, ${(refused * 100).toFixed(1)} % of them turned away\n` +
          `${written('others’ sign-ins', signIns)}\n${written('others’ balances', balances)}\n  failed: ${failed}`,
      );
      if (failed > 0 || Math.max(signIns.p99, balances.p99) >= longest) {
        console.error(`  too slow: others may wait for ${longest} ms, and are not to be refused`);
        process.exitCode = 1;
      }
    } finally {
      await stop();
    }
  }
}
