import { runLoad } from '@dayfare/sandbox/bench';

/** 64 clients, 2,000 transfers, faults on: what the ledger says afterwards. */
export async function ledger(): Promise<void> {
  const result = await runLoad({ clients: 64, transfers: 2000, faults: true });
  console.log(
    `${result.transfers} transfers in ${result.seconds.toFixed(1)} s: ${result.perSecond.toFixed(0)} per second`,
  );
  console.log(`ledger sum ${result.ledgerSum}, moved twice ${result.movedTwice}, lost ${result.lost}`);
  if (result.ledgerSum !== 0 || result.movedTwice !== 0 || result.lost !== 0) process.exitCode = 1;
}
