import { brandList, brandNames } from '../brands/names.ts';
import { differenceFaults } from '../checks/differences.ts';
import { nameProblems } from '../checks/identity.ts';
import { describeFailure, fails, measure } from '../checks/measure.ts';
import { isRecord, readTokens, shown } from '../checks/read-tokens.ts';
import type { Tokens } from '../contract/tokens.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { readLogo, type ServerLogo } from './brand-identity.ts';

/** A brand from the server that may be shown. */
export interface ServerBrand {
  readonly name: string;
  /** Complete: missing values are taken from the neutral foundation. */
  readonly tokens: Tokens;
  readonly logo?: ServerLogo;
}

/** A valid brand, or every problem with it. */
export type ServerBrandVerdict =
  | { readonly brand: ServerBrand; readonly reasons?: never }
  | { readonly brand?: never; readonly reasons: readonly string[] };

/** Maximum length of the JSON; a complete brand has about 4,000 characters. */
export const longestBrandText = 16_384;

const keys = ['name', 'tokens', 'logo'];
const ourTitles = brandNames.map((brand) => brandList[brand].title);

function parse(text: unknown): { readonly value: unknown } | string {
  if (typeof text !== 'string') return 'The brand must come as the text of a JSON document.';
  if (text.length > longestBrandText)
    return `The brand has ${text.length} characters and may have ${longestBrandText}.`;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'The brand is no JSON.';
  }
}

/** Maximum number of problems reported, so that a thousand unknown keys do not become a thousand log lines. */
const mostReasons = 20;

const capped = (reasons: readonly string[]): readonly string[] =>
  reasons.length <= mostReasons
    ? reasons
    : [...reasons.slice(0, mostReasons), `And ${reasons.length - mostReasons} more reasons.`];

/**
 * Reads a brand from the server's configuration as what it is, input from outside: names and shapes of values are an allow-list, and
 * every pair of colours is measured in both schemes and on every surface. One fault refuses the whole brand, since half a brand cannot be
 * vouched for. Never throws.
 */
export function readServerBrand(text: unknown): ServerBrandVerdict {
  const parsed = parse(text);
  if (typeof parsed === 'string') return { reasons: [parsed] };
  const { value } = parsed;
  if (!isRecord(value)) return { reasons: ['The brand must be an object.'] };
  const strangers = Object.keys(value)
    .filter((key) => !keys.includes(key))
    .map((key) => `${shown(key)} is unknown.`);
  const {
    name,
    tokens: given,
    logo,
  } = Object.fromEntries(keys.map((key) => [key, Object.hasOwn(value, key) ? value[key] : undefined]));
  const read = readTokens(given, neutral);
  const drawing = logo === undefined ? undefined : readLogo(logo);
  const reasons = [
    ...strangers,
    ...nameProblems(name, ourTitles),
    ...(Array.isArray(drawing) ? drawing : []),
    ...read.problems,
    ...measure(read.tokens).filter(fails).map(describeFailure),
    ...differenceFaults(read.tokens),
  ];
  if (reasons.length > 0 || typeof name !== 'string' || Array.isArray(drawing))
    return { reasons: capped(reasons) };
  return { brand: { name, tokens: read.tokens, ...(drawing ? { logo: drawing } : {}) } };
}
