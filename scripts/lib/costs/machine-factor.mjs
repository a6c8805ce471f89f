// How fast this machine is. Runs on the Node that a machine comes with (20 and later).
import { createHash } from 'node:crypto';

/** What `timeHashes` gives on the machine that has the factor 1, ms. */
const reference = 290;

/** Rounds, of which the fastest counts: something else may have had the processor during the others. */
const rounds = 5;

/** Processor time of a fixed loop of hashes, ms. */
function timeHashes() {
  const before = process.cpuUsage();
  let text = 'dayfare';
  for (let at = 0; at < 400_000; at += 1) text = createHash('sha256').update(text).digest('hex');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Times the loop, and gives how many times as long as on the machine with the factor 1 it took. */
export function machineFactor() {
  const times = Array.from({ length: rounds }, timeHashes);
  return Math.round((Math.min(...times) / reference) * 100) / 100;
}
