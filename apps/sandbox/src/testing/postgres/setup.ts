import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../platform/db/open.ts';
import { asProgram } from './as-program.ts';
import { startPostgres } from './start.ts';

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

/**
 * Two ordinary roles, as on a server that others use too: one owns the databases of the tests, the other is the program's, and neither may do
 * anything else.
 */
async function prepare(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create role dayfare login password 'dayfare'`);
  await client.query(`create role dayfare_app login password 'dayfare'`);
  await client.query('create database template_dayfare owner dayfare');
  await client.end();
  const template = Object.assign(new URL(url), { username: 'dayfare', password: 'dayfare' });
  template.pathname = 'template_dayfare';
  const { close } = await openDatabase({
    ...{ dataDir: '', databaseUrl: asProgram(template.href), databaseOwnerUrl: template.href },
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
