import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteFacts, routeCatalogue } from '@dayfare/domain/access';
import { OrderError } from './order-error.ts';
import { type ScreenOrder, type ScreenWords, screenFiles } from './screen-files.ts';

const folderName = /^[a-z]+(-[a-z]+)*$/;

function factsOf(path: string): RouteFacts {
  const catalogue: Readonly<Record<string, RouteFacts>> = routeCatalogue;
  const facts = Object.hasOwn(catalogue, path) ? catalogue[path] : undefined;
  if (!facts) {
    throw new OrderError(
      `The path "${path}" is not in the domain's catalogue. Say there who may open it: packages/domain/src/access/routes-of-*.ts.`,
    );
  }
  if (!['visitors', 'everyone', 'signedIn', 'anyone', 'directEnrolment'].includes(facts.opening)) {
    throw new OrderError(
      `The path "${path}" is under the guard's rule "${facts.opening}", which no new screen can be under.`,
    );
  }
  return facts;
}

/** The words of a page from one text: `Savings: What you have put aside.` Throws an OrderError that says what is missing. */
export function readWords(language: string, text: string): ScreenWords {
  const at = text.indexOf(':');
  const words = { title: text.slice(0, Math.max(at, 0)).trim(), text: text.slice(at + 1).trim() };
  if (words.title === '' || words.text === '') {
    throw new OrderError(
      `Say in every language what the page is called and what it is for: --${language} "Savings: What you have put aside."`,
    );
  }
  return words;
}

/** The route file that has a path already; undefined if none has. */
const screenAt = (source: string, path: string): string | undefined =>
  globSync('{app,areas}/**/*.route.ts', { cwd: source }).find((file) =>
    readFileSync(join(source, file), 'utf8').includes(`path: '${path}'`),
  );

/**
 * Writes a screen's folder below a web app's source; gives its path. Throws an OrderError, and writes nothing, if it cannot.
 */
export function makeScreen(source: string, order: Omit<ScreenOrder, 'facts'>): string {
  const { area, name, path } = order;
  for (const word of [area, name]) {
    if (!folderName.test(word))
      throw new OrderError(`"${word}" must be words of small letters with dashes between: pay-slip.`);
  }
  const facts = factsOf(path);
  const other = screenAt(source, path);
  if (other !== undefined) throw new OrderError(`The path "${path}" has a screen already: ${other}.`);
  const folder = join(source, 'areas', area, name);
  if (existsSync(folder)) throw new OrderError(`There is a folder areas/${area}/${name} already.`);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(screenFiles({ ...order, facts })))
    writeFileSync(join(folder, file), text);
  return folder;
}
