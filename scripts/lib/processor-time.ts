import { readFileSync } from 'node:fs';

/** Clock ticks per second in which Linux counts; the same on every machine that Node runs on. */
const ticksPerSecond = 100;

/**
 * Seconds of processor time that this process and its children have taken so far, as far as they have ended and were waited for. Undefined where the system does
 * not say: on macOS and Windows.
 */
export function processorSeconds(): number | undefined {
  let stat: string;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
  // The second field is the command's name in brackets and may have spaces in it; the fields after it are numbered from 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [14, 15, 16, 17].map((field) => Number(fields[field - 3]));
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond;
}
