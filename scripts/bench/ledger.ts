import { type LoadOptions, runLoad } from '@dayfare/sandbox/bench';
import { startPostgres } from '@dayfare/sandbox/postgres';
import { processorSeconds } from '../lib/processor-time.ts';

/** How much there is before, where it is looked at whether a transfer costs more for it. */
const pasts = (process.env.PAST_POSTINGS ?? '1000,100000,5000000').split(',').map(Number);

/**
 * 64 clients, 2,000 transfers, faults on: what the ledger says afterwards, in process and on a PostgreSQL server; then 16 devices of one
 * person; then without faults, of 20 employers, with all quotes given before, so that a transfer is one request, and the same after a long past.
 * PAST_POSTINGS says how long.
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
  for (const pastPostings of pasts)
    await onServer(
      `on PostgreSQL, one request a transfer, after ${pastPostings.toLocaleString('en')} postings`,
      {
        ...usual,
        ...{ employers: 20, isQuotedBefore: true, faults: false, pastPostings },
      },
    );
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
  const result = await runLoad({ ...options, processorSeconds });
  console.log(
    `${where}: ${result.transfers} transfers in ${result.seconds.toFixed(1)} s: ${result.perSecond.toFixed(0)} per second, ` +
      `${result.processorMs?.toFixed(1) ?? 'an unknown number of'} ms of processor time and ` +
      `${result.pages?.toFixed(0) ?? 'an unknown number of'} pages of the database each`,
  );
  console.log(
    `  ledger sum ${result.ledgerSum}, moved twice ${result.movedTwice}, lost ${result.lost}; ` +
      `${result.retries} requests sent again, ${result.collisions} transactions run again after a collision`,
  );
  if (result.ledgerSum !== 0 || result.movedTwice !== 0 || result.lost !== 0) process.exitCode = 1;
}
