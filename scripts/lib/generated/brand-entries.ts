import { note } from './area-parts.ts';
import { type Brand, keyOf, quoted } from './brand-names.ts';

/** The module that has one brand in it and no other. */
function brandEntry({ name, title, logoWidth }: Brand): string {
  const file = (path: string) => quoted(`../${name}/${path}`);
  const url = (drawing: string) => `new URL(${file(`${drawing}.svg?no-inline`)}, import.meta.url).href`;
  return `${note}
import type { DefaultProps } from '../../contract/default-props.ts';
import type { BrandLogos } from '../../contract/logo.ts';
import type { Tokens } from '../../contract/tokens.ts';
import type { Voice, VoiceLanguage } from '../../contract/voice.ts';
import presets from ${file('default-props.json')} with { type: 'json' };
import values from ${file('tokens.json')} with { type: 'json' };

/** The brand's name: the page's \`data-brand\`, and the name of its stylesheet. */
export const name = ${quoted(name)};

/** The brand's display name. */
export const title = ${quoted(title)};

/** Its light and dark colours, type, corners, heights and motion. */
export const tokens = values as Tokens;

/** Its preset props, for \`UiProvider\`. */
export const defaultProps = presets as DefaultProps;

/** Its logos; URLs only, so that nothing is fetched before it is shown. */
export const logos: BrandLogos = {
  full: { url: ${url('logo')}, width: ${logoWidth}, height: 40 },
  mark: { url: ${url('mark')}, width: 40, height: 40 },
};

const voices = {
  en: () => import(${file('voice.en.json')}, { with: { type: 'json' } }),
  es: () => import(${file('voice.es.json')}, { with: { type: 'json' } }),
  fr: () => import(${file('voice.fr.json')}, { with: { type: 'json' } }),
} satisfies Record<VoiceLanguage, () => Promise<{ default: Voice }>>;

/** Loads its wording in one language, as a separate chunk. Rejects if the chunk cannot be fetched. */
export const loadVoice = async (language: VoiceLanguage): Promise<Voice> =>
  (await voices[language]()).default;
`;
}

/** Every brand's wording and presets, each fetched when it is asked for. */
function brandFiles(brands: readonly Brand[]): string {
  const load = (name: string, file: string) =>
    `() => import(${quoted(`./${name}/${file}`)}, { with: { type: 'json' } })`;
  const lines = brands.map(
    ({ name }) => `  ${keyOf(name)}: {
    en: ${load(name, 'voice.en.json')},
    es: ${load(name, 'voice.es.json')},
    fr: ${load(name, 'voice.fr.json')},
    defaultProps: ${load(name, 'default-props.json')},
  },`,
  );
  return `${note}

/** The files of every brand that are fetched on demand, by brand. */
export const brandFiles = {
${lines.join('\n')}
};
`;
}

/** A part that every brand has. */
interface Part {
  /** What a brand's own entry calls it. */
  readonly name: string;
  /** What the table of all is called. */
  readonly table: string;
  readonly type: string;
  readonly says: string;
}

/** A module with tables over all brands, for who needs every brand at once. */
function tables(brands: readonly Brand[], types: readonly string[], parts: readonly Part[]): string {
  const local = (part: Part, at: number) => `${part.name}${at}`;
  const byPath = brands.map((brand, at) => ({ ...brand, at })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const imports = byPath.map(({ name, at }) => {
    const names = parts.map((part) => `${part.name} as ${local(part, at)}`).toSorted();
    return `import { ${names.join(', ')} } from './entries/${name}.ts';`;
  });
  const made = parts.map(
    (part) => `/** ${part.says} */
export const ${part.table}: Readonly<Record<BrandName, ${part.type}>> = {
${brands.map(({ name }, at) => `  ${keyOf(name)}: ${local(part, at)},`).join('\n')}
};
`,
  );
  return `${note}
${types.join('\n')}
${imports.join('\n')}
import type { BrandName } from './names.ts';

${made.join('\n')}`;
}

const allParts: readonly Part[] = [
  {
    name: 'tokens',
    table: 'allTokens',
    type: 'Tokens',
    says: "All brands' tokens: for checks and Storybook. An app loads its brand as a style sheet instead.",
  },
  {
    name: 'defaultProps',
    table: 'allDefaultProps',
    type: 'DefaultProps',
    says: "All brands' preset props: for Storybook. An app loads only its brand's.",
  },
];

const logoParts: readonly Part[] = [
  {
    name: 'logos',
    table: 'brandLogos',
    type: 'BrandLogos',
    says: "All brands' logos; URLs only, so that nothing is fetched before it is shown.",
  },
];

/** What is made from a folder of brands besides the list of their names, by path below that folder. */
export function brandEntries(brands: readonly Brand[]): Readonly<Record<string, string>> {
  const type = (name: string, file: string) => `import type { ${name} } from '../contract/${file}.ts';`;
  return {
    ...Object.fromEntries(brands.map((brand) => [`entries/${brand.name}.ts`, brandEntry(brand)])),
    'all.ts': tables(brands, [type('DefaultProps', 'default-props'), type('Tokens', 'tokens')], allParts),
    'files.ts': brandFiles(brands),
    'logos.ts': tables(brands, [type('BrandLogos', 'logo')], logoParts),
  };
}
