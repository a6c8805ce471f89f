import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PlaceName, placeNames, places } from '../../../packages/domain/src/navigation/places.ts';
import { OrderError } from '../make/order-error.ts';
import { note } from './area-parts.ts';

const languages = ['en', 'es', 'fr'] as const;

/** An entry as its screen's folder declares it. */
interface DeclaredEntry {
  readonly place: PlaceName;
  /** `area:titles.page`. */
  readonly word: string;
  readonly tabWord?: string | undefined;
  /** Name of an icon of `lucide-react`. */
  readonly icon: string;
  /** Name of what is counted on it. */
  readonly count?: string | undefined;
}

interface EntryModule {
  readonly entry: DeclaredEntry;
}

/** Reads the entries of a source tree, in the order of the table of places. A place that two screens claim is an error. */
async function declaredEntries(
  source: string,
  files: readonly string[],
): Promise<readonly (DeclaredEntry & { readonly file: string })[]> {
  const entries = await Promise.all(
    files.map(async (file) => {
      const { entry }: EntryModule = await import(/* @vite-ignore */ pathToFileURL(join(source, file)).href);
      return { ...entry, file };
    }),
  );
  for (const { place, file } of entries) {
    const other = entries.find((one) => one.place === place && one.file !== file);
    if (other) throw new OrderError(`Two screens are at the place "${place}": ${file} and ${other.file}.`);
  }
  return entries.toSorted((a, b) => placeNames.indexOf(a.place) - placeNames.indexOf(b.place));
}

interface TextsModule {
  readonly texts: object;
}

const folderOf = (area: string) =>
  area === 'app' ? 'platform/i18n/texts' : area.startsWith('kit/') ? area : `areas/${area}`;

/** Finds the text of a key such as `help/faqs:titles.page` in a language. */
async function textOf(source: string, key: string, language: string): Promise<string> {
  const [area = '', path = ''] = key.split(':');
  const file = join(source, folderOf(area), `texts.${language}.ts`);
  const { texts }: TextsModule = await import(/* @vite-ignore */ pathToFileURL(file).href);
  let found: unknown = texts;
  for (const name of path.split('.')) found = (found as Readonly<Record<string, unknown>>)?.[name];
  if (typeof found !== 'string') throw new OrderError(`There is no text "${key}" in ${language}.`);
  return found;
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const linesOf = (texts: readonly (readonly [string, string])[]) =>
  texts.map(([name, text]) => `    ${name}: ${quoted(text)},`).join('\n');

/** The words of entries in a language; those of tabs only if they are in one. */
async function wordsFile(
  source: string,
  entries: readonly DeclaredEntry[],
  { language, inTabs }: { readonly language: string; readonly inTabs: boolean },
): Promise<string> {
  const table = async (name: string, keyOf: (entry: DeclaredEntry) => string) => {
    const words = entries.map(
      async (entry) => [entry.place, await textOf(source, keyOf(entry), language)] as const,
    );
    return `  ${name}: {\n${linesOf(await Promise.all(words))}\n  },`;
  };
  const tables = [
    await table('words', ({ word }) => word),
    ...(inTabs ? [await table('tabs', ({ word, tabWord = word }) => tabWord)] : []),
  ];
  return `${note}
export const texts = {
${tables.join('\n')}
} as const;
`;
}

function iconsFile(entries: readonly DeclaredEntry[], name: string, says: string): string {
  const icons = [...new Set(entries.map(({ icon }) => icon))].toSorted();
  return `${note}
import type { PlaceName } from '@dayfare/domain/navigation';
import type { Icon } from '@dayfare/ui/icon';
import { ${icons.join(', ')} } from 'lucide-react';

/** ${says} */
export const ${name} = {
${entries.map(({ place, icon }) => `  ${place}: ${icon},`).join('\n')}
} as const satisfies Readonly<Partial<Record<PlaceName, Icon>>>;
`;
}

function countsFile(entries: readonly DeclaredEntry[]): string {
  const lines = entries.flatMap(({ place, count }) => (count ? [`  ${place}: '${count}',`] : []));
  return `${note}
import type { CountName, PlaceName } from '@dayfare/domain/navigation';

/** What is counted on the entries of the navigation. */
export const entryCounts: Readonly<Partial<Record<PlaceName, CountName>>> = {
${lines.join('\n')}
};
`;
}

/** Whether a place is in a tab, and not only found by its name. */
const isInTab = ({ place }: DeclaredEntry) => !['you', 'action'].includes(places[place].group);

/** What is generated of the entries: icons and words of the navigation, and of what can only be found by its name. */
export async function entriesIndex(
  source: string,
  files: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const entries = await declaredEntries(source, files);
  const [inTabs, others] = [entries.filter(isInTab), entries.filter((entry) => !isInTab(entry))];
  const made: Record<string, string> = {
    'app/generated/entry-icons.ts': iconsFile(inTabs, 'entryIcons', 'The icons of the navigation.'),
    'app/generated/entry-counts.ts': countsFile(inTabs),
    'app/generated/find-icons.ts': iconsFile(
      others,
      'findIcons',
      'The icons of what is not in the navigation, but can be found by its name.',
    ),
  };
  for (const language of languages) {
    made[`app/generated/entry-words.${language}.ts`] = await wordsFile(source, inTabs, {
      ...{ language, inTabs: true },
    });
    made[`app/generated/find-words.${language}.ts`] = await wordsFile(source, others, {
      ...{ language, inTabs: false },
    });
  }
  return made;
}

/** The place that the entry beside a route declares, as it stands in its file; undefined without one. */
export function placeBeside(source: string, route: string): string | undefined {
  const file = join(source, route.replace(/\.route\.ts$/, '.entry.ts'));
  try {
    return /place: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
