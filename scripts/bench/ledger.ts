import { type LoadOptions, runLoad } from '@dayfare/sandbox/bench';
import { startPostgres } from '@dayfare/sandbox/postgres';

/**
 * 64 clients, 2,000 transfers, faults on: what the ledger says afterwards, in process and on a PostgreSQL server; then 16 devices of one
 * person; then without faults, of 20 employers, with all quotes given before, so that a transfer is one request.
 */
export async function ledger(): Promise<void> {
  const usual = { clients: 64, transfers: 2000, faults: true };
  await measure('in process', usual);
  await onServer('on PostgreSQL', usual);
  await onServer('on PostgreSQL, one person', { clients: 16, devicesEach: 16, transfers: 200, faults: true });
  await onServer('on PostgreSQL, one request a transfer', {
    ...usual,
    ...{ employers: 20, isQuotedBefore: true, faults: false },
  });
}

/** On an empty server that writes to disk at each commit. */
async function onServer(where: string, options: LoadOptions): Promise<void> {
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    await measure(where, { ...options, databaseUrl: url });
  } finally {
    await stop();
  }
}

async function measure(where: string, options: LoadOptions): Promise<void> {
  const result = await runLoad(options);
  console.log(
    `${where}: ${result.transfers} transfers in ${result.seconds.toFixed(1)} s: ${result.perSecond.toFixed(0)} per second`,
  );
  console.log(
    `  ledger sum ${result.ledgerSum}, moved twice ${result.movedTwice}, lost ${result.lost}; ` +
      `${result.retries} requests sent again, ${result.collisions} transactions run again after a collision`,
  );
  if (result.ledgerSum !== 0 || result.movedTwice !== 0 || result.lost !== 0) process.exitCode = 1;
}
