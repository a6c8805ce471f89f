// A second server on the database of a run, in a process of its own. Says its port in one line, and ends when standard input does: also when
// the process that started it was killed.
import { createSandbox } from '../../app/sandbox.ts';
import { serverOptions } from './server-options.ts';

const { DATABASE_URL: databaseUrl, PEOPLE: people } = process.env;
const sandbox = await createSandbox({ dataDir: '', databaseUrl, ...serverOptions(Number(people)) });
process.stdout.write(`${await sandbox.listen(0)}\n`);
process.stdin.resume().once('close', () => process.exit());
