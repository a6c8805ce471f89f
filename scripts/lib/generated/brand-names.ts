import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessEnvironments } from '@dayfare/domain/product';
import { logoWidth } from '@dayfare/themes/checks/logo';
import { isNavigationPart, type NavigationPart } from '@dayfare/themes/navigation';

/** What a brand says of itself in `brand.json`. */
interface BrandFacts {
  /** What people call it. */
  readonly title: string;
  /** The environment that shows it, as configuration and startup data name it. */
  readonly environment: string;
  /** Colour codes of the cards that are printed in it. */
  readonly cardCodes: readonly string[];
  /** Parts that its navigation keeps; empty for all of them. */
  readonly navigation: readonly NavigationPart[];
}

/** A brand as its folder describes it. */
export interface Brand extends BrandFacts {
  readonly name: string;
  readonly logoWidth: number;
}

/** A file that a folder does not have is empty. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What the text of a `brand.json` says; undefined if it does not say all of it. */
export function brandFacts(text: string): BrandFacts | undefined {
  try {
    const facts: Record<keyof BrandFacts, unknown> = JSON.parse(text);
    const { title, environment, cardCodes, navigation = [] } = facts;
    if (!isText(title) || !isText(environment) || !Array.isArray(cardCodes) || !cardCodes.every(isText))
      return undefined;
    if (!Array.isArray(navigation) || !navigation.every(isNavigationPart)) return undefined;
    return { title, environment, cardCodes, navigation };
  } catch {
    return undefined;
  }
}

const environments: readonly string[] = businessEnvironments;

const rank = ({ environment }: Brand) => {
  const at = environments.indexOf(environment);
  return at < 0 ? businessEnvironments.length : at;
};

/** Every brand of a folder that says what it is in `brand.json`, those of the known environments first. */
export function brandsIn(folder: string): readonly Brand[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }): Brand[] => {
      const facts = brandFacts(textOf(join(folder, name, 'brand.json')));
      return facts ? [{ ...facts, name, logoWidth: logoWidth(textOf(join(folder, name, 'logo.svg'))) }] : [];
    })
    .toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

/** What the other brands of a folder are called, and the environments that show them. */
export const titlesOf = (folder: string, except: string): readonly string[] => [
  ...new Set(
    brandsIn(folder)
      .filter(({ name }) => name !== except)
      .flatMap(({ title, environment }) => [title, environment]),
  ),
];

/** A text as a string of TypeScript. */
export const quoted = (text: string) => `'${text.replace(/['\\\n]/g, '’')}'`;
/** A text as a key of an object. */
export const keyOf = (text: string) => (/^[A-Za-z][A-Za-z0-9]*$/.test(text) ? text : quoted(text));

/** Lines of a table. Throws an Error that names both brands if two of them claim one key. */
function lines(pairs: readonly (readonly [key: string, brand: string])[]): string {
  const taken = new Map<string, string>();
  for (const [key, brand] of pairs) {
    const other = taken.get(key);
    if (other !== undefined) throw new Error(`The brands ${other} and ${brand} both have ${key}.`);
    taken.set(key, brand);
  }
  return pairs.map(([key, brand]) => `  ${keyOf(key)}: ${quoted(brand)},`).join('\n');
}

/** The parts that each brand's navigation keeps, as an object in code. */
function kept(brands: readonly Brand[]): string {
  const own = brands.filter(({ navigation }) => navigation.length > 0);
  const rows = own.map(
    ({ name, navigation }) => `  ${keyOf(name)}: [${navigation.map(quoted).join(', ')}],\n`,
  );
  return rows.length > 0 ? `{\n${rows.join('')}}` : '{}';
}

/** Text of `names.ts` for a folder of brands: every brand that says what it is in `brand.json`, those of the known environments first. */
export function brandNamesFile(folder: string): string {
  const brands = brandsIn(folder);
  const list = brands.map(
    ({ name, title, logoWidth: width }) =>
      `  ${keyOf(name)}: { title: ${quoted(title)}, logoWidth: ${width} },`,
  );
  return `// Written by \`pnpm generate\`; a test fails when it is out of date.
import type { NavigationPart } from '../contract/navigation.ts';

/**
 * All brands by folder name, in the order of the environments, with their display names and the widths of their wordmarks. Generated from
 * the brands' \`brand.json\` and \`logo.svg\`.
 */
export const brandList = {
${list.join('\n')}
} as const satisfies Record<string, { readonly title: string; readonly logoWidth: number }>;

/** The name of a brand. */
export type BrandName = keyof typeof brandList;

/** The brand of each environment. */
export const brandByEnvironment = {
${lines(brands.map(({ environment, name }) => [environment, name]))}
} as const satisfies Record<string, BrandName>;

/** The brand whose art is on the cards of each colour code. */
export const brandByCardCode = {
${lines(brands.flatMap(({ cardCodes, name }) => cardCodes.map((code) => [code, name] as const)))}
} as const satisfies Record<string, BrandName>;

/** The parts that the navigation keeps, for brands that leave some out. */
export const navigationOfBrand: Readonly<Partial<Record<BrandName, readonly NavigationPart[]>>> = ${kept(brands)};

/** The names of all brands. */
export const brandNames = Object.keys(brandList) as readonly BrandName[];

/** Creates a value for each brand. */
export const perBrand = <Value>(make: (brand: BrandName) => Value): Readonly<Record<BrandName, Value>> =>
  Object.fromEntries(brandNames.map((brand) => [brand, make(brand)])) as Record<BrandName, Value>;
`;
}
