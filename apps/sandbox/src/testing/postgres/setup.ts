import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../platform/db/open.ts';
import { startPostgres } from './start.ts';
import { databaseOfTwoRoles } from './two-roles.ts';

/** The PostgreSQL of a test run, or why there is none. */
interface PostgresOfRun {
  readonly url: string;
  readonly problem?: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: PostgresOfRun;
  }
}

/** Makes the roles, and the database that those of the tests are copied from. */
async function prepare(url: string): Promise<void> {
  const { close } = await openDatabase({
    dataDir: '',
    ...(await databaseOfTwoRoles(url, 'template_dayfare')),
  });
  await close();
}

/**
 * Starts the PostgreSQL of a test run, and stops it afterwards. When that fails, the tests that need it fail with the reason; the others
 * run.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const { url, stop } = await startPostgres();
    await prepare(url).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    project.provide('postgres', { url });
    return stop;
  } catch (error) {
    project.provide('postgres', { url: '', problem: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}
