import { textsGroup } from '../../../apps/web/src/platform/i18n/texts-group.ts';
import { note } from './area-parts.ts';

const languages = ['en', 'es', 'fr'] as const;

/** Texts that no folder of an area or the kit has: the platform's, and the words of the navigation, which are generated themselves. */
const others = [
  ['app', 'platform/i18n/texts/texts'],
  ['app/entries', 'app/generated/entry-words'],
  ['app/find', 'app/generated/find-words'],
] as const;

/** `areas/help/faqs/texts.en.ts` as its text area: `help/faqs`; those of the kit keep its name: `kit/money`. */
export const textAreaOf = (file: string): string =>
  file.replace(/^areas\//, '').slice(0, -'/texts.en.ts'.length);

/** An area's texts: its name, and its file below the source without language and ending. */
type AreaFile = readonly [area: string, file: string];

/** The file of a group in a language: the texts of its areas, by area. */
function groupFile(areas: readonly AreaFile[], language: string): string {
  const imports = areas.map(
    ([, file], at) => `import { texts as texts${at} } from '../../../${file}.${language}.ts';`,
  );
  const entries = areas.map(([area], at) => `  '${area}': texts${at},`);
  return `${note}
${imports.join('\n')}

export const texts = {
${entries.join('\n')}
};
`;
}

function indexFile(areas: readonly AreaFile[], groups: readonly string[]): string {
  const types = areas.map(
    ([area, file]) => `    readonly '${area}': (typeof import('../../${file}.en.ts'))['texts'];`,
  );
  const loaders = groups.map((group) => {
    const lines = languages.map(
      (language) => `    ${language}: () => import('./texts/${group}.${language}.ts'),`,
    );
    return `  '${group}': {\n${lines.join('\n')}\n  },`;
  });
  return `${note}
import { type ReadTexts, type TextGroups, textsIn } from '../../platform/i18n/area-texts.ts';

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
${types.join('\n')}
  }
}

const groups: TextGroups = {
${loaders.join('\n')}
};

/** Fetches an area's texts in a language. */
export const readTexts: ReadTexts = textsIn(groups);
`;
}

const areasFile = (areas: readonly AreaFile[]) => `${note}
import type { TextArea } from '../../platform/i18n/area-texts.ts';

/** Every area with texts, for what goes through all of them. The app does without: it would load the names of all areas with its first page. */
export const textAreas: readonly TextArea[] = [
${areas.map(([area]) => `  '${area}',`).join('\n')}
];
`;

/** The index of texts, and a file of each group's in each language, by path below the web app's source. `files` are the English texts of areas and kit. */
export function textsIndex(files: readonly string[]): Readonly<Record<string, string>> {
  const areas: readonly AreaFile[] = [
    ...others,
    ...files.map((file) => [textAreaOf(file), file.slice(0, -'.en.ts'.length)] as const),
  ];
  const groups = Map.groupBy(areas, ([area]) => textsGroup(area));
  const names = [...groups.keys()].sort();
  return {
    'app/generated/texts.ts': indexFile(areas, names),
    'app/generated/text-areas.ts': areasFile(areas),
    ...Object.fromEntries(
      names.flatMap((group) =>
        languages.map((language) => [
          `app/generated/texts/${group}.${language}.ts`,
          groupFile(groups.get(group) ?? [], language),
        ]),
      ),
    ),
  };
}
