// A server in a process of its own that is killed, with no chance to tidy, right before or after it asks a rail something. Says its port in
// one line, and ends when standard input does.
import { createSandbox } from '../app/sandbox.ts';
import { takeKeys } from '../platform/db/keys.ts';
import { openDatabase } from '../platform/db/open.ts';
import { railOverHttp } from '../rails/http/rail-client.ts';
import { type Rails, railBooks } from '../rails/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { theoBrandt } from '../seeds/people/theo-brandt.ts';
import { friday, testKeys, testSettings } from './test-settings.ts';

const {
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseOwnerUrl,
  KILL,
  RAIL_URL,
  RAIL_SECRET,
} = process.env;
const [when, question, prefix = ''] = (KILL ?? '').split(' ');

/** The same rails, in whose presence the process dies at the chosen moment. */
function deadly(rails: Rails): Rails {
  const calls = Object.entries(rails).map(
    ([name, call]: [string, (...asked: never[]) => Promise<unknown>]) => [
      name,
      async (...asked: never[]) => {
        const [subject] = asked as readonly unknown[];
        const reference =
          typeof subject === 'object' ? (subject as { reference?: string }).reference : subject;
        const isChosen = name === question && String(reference).startsWith(prefix);
        if (isChosen && when === 'before') process.kill(process.pid, 'SIGKILL');
        const said = await call(...asked);
        if (isChosen && when === 'after') process.kill(process.pid, 'SIGKILL');
        return said;
      },
    ],
  );
  return Object.fromEntries(calls) as Rails;
}

const place = { dataDir: '', databaseUrl, databaseOwnerUrl };
takeKeys(testKeys);
const remote = RAIL_URL && RAIL_SECRET ? railOverHttp({ url: RAIL_URL, secret: RAIL_SECRET }) : undefined;
const rails = remote ?? railBooks((await openDatabase(place)).db);
const sandbox = await createSandbox({
  ...place,
  ...{ keys: testKeys, settings: testSettings(), startAt: friday, seeds: [mayaTorres, theoBrandt] },
  // Books in the same database have their past already.
  rails: deadly(remote ? rails : { ...rails, adopt: () => Promise.resolve() }),
});
process.stdout.write(`${await sandbox.listen(0)}\n`);
process.stdin.resume().once('close', () => process.exit());
