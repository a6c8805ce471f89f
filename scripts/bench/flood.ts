import { runFlood } from '@dayfare/sandbox/flood';
import { startProduct } from './product.ts';

/** What others may wait for a call while one address floods, milliseconds. */
const longest = 500;

/** One address floods the built product, under its usual limits; another user signs in and asks for their balance meanwhile. */
export async function flood(): Promise<void> {
  const { url, stop } = await startProduct();
  try {
    const port = Number(new URL(url).port);
    const { asked, refused, median, slowest } = await runFlood({ port, connections: 32, calls: 50 });
    console.log(
      `${asked.toFixed(0)} calls per second from one address, ${(refused * 100).toFixed(1)} % of them turned away\n` +
        `others' calls: median ${median.toFixed(0)} ms, slowest of 50 ${slowest.toFixed(0)} ms`,
    );
    if (slowest >= longest) {
      console.error(`  too slow: others may wait for ${longest} ms`);
      process.exitCode = 1;
    }
  } finally {
    await stop();
  }
}
