import { runOperations } from '@dayfare/sandbox/operations';
import { startPostgres } from '@dayfare/sandbox/postgres';
import { databaseOfTwoRoles } from '@dayfare/sandbox/two-roles';

const { RUNS_SEED = '20261123', OPERATIONS = '10000' } = process.env;
const usual = { operations: Number(OPERATIONS), seed: Number(RUNS_SEED), people: 24 };

/**
 * 10,000 random operations of people, the clock and the rails: in a folder, then on PostgreSQL, then there with two processes and two roles. RUNS_SEED
 * repeats a run.
 */
export async function operations(): Promise<void> {
  await measure('in a folder', usual);
  for (const hasTwoProcesses of [false, true]) {
    const { url, stop } = await startPostgres();
    try {
      const where = hasTwoProcesses ? 'on PostgreSQL, two processes' : 'on PostgreSQL';
      // Two processes are the operators' case: the program's role owns no table there.
      const place = hasTwoProcesses ? await databaseOfTwoRoles(url, 'operations') : { databaseUrl: url };
      await measure(where, { ...usual, ...place, hasTwoProcesses });
    } finally {
      await stop();
    }
  }
}

async function measure(where: string, options: Parameters<typeof runOperations>[0]): Promise<void> {
  const { counts, seconds, made, sentAgain, wrong } = await runOperations(options);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${where}: ${total} operations from seed ${options.seed} in ${seconds.toFixed(0)} s`);
  console.log(`  made: ${JSON.stringify(made)}; ${sentAgain} requests sent again`);
  for (const [name, count] of Object.entries(counts).toSorted()) console.log(`  ${name}: ${count}`);
  console.log(`  wrong: ${JSON.stringify(wrong)}`);
  if (Object.values(wrong).some((count) => count !== 0)) process.exitCode = 1;
}
