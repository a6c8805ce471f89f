import { isRecord } from '../checks/read-tokens.ts';
import type { Kind } from '../contract/kinds.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** One rem in px, as browsers have it unless a person sets another. */
const rootSize = 16;

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** A number with a unit, from the format's object or, as older tools write it, from text such as `12px`. Seconds become milliseconds, px and rem each other. */
function measureOf(unit: string, value: unknown): unknown {
  const [, digits, suffix] =
    typeof value === 'string' ? (/^(-?[\d.]+)(%|[a-z]*)$/.exec(value.trim()) ?? []) : [];
  const [amount, own] = isRecord(value) ? [value.value, value.unit] : [Number(digits), suffix];
  if (!isNumber(amount)) return value;
  if (own === unit) return amount;
  if (own === 'rem' && unit === 'px') return rounded(amount * rootSize);
  if (own === 'px' && unit === 'rem') return rounded(amount / rootSize);
  if (own === '%' && unit === 'em') return rounded(amount / 100);
  return own === 's' && unit === 'ms' ? Math.round(amount * 1e6) / 1e3 : value;
}

/** A font list as CSS writes it: quotes exactly where there is a space. */
function familyOf(value: unknown): unknown {
  const names = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return value;
  return names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
}

/** The names of weights, without the marks between their words. https://www.designtokens.org/tr/2025.10/format/#font-weight */
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  extralight: 200,
  ultralight: 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  ultrabold: 800,
  black: 900,
  heavy: 900,
  extrablack: 950,
  ultrablack: 950,
};

function weightOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const name = value.toLowerCase().replaceAll(/[\s_-]/g, '');
  return Object.hasOwn(weights, name) ? weights[name] : value;
}

/** The types of the format that a token of a kind may have. */
export function typesOf(kind: Kind, name: string): readonly string[] {
  if (kind.kind === 'family') return ['fontFamily'];
  if (kind.kind === 'easing') return ['cubicBezier'];
  if (kind.unit === 'ms') return ['duration'];
  if (kind.unit === 'px' || kind.unit === 'rem') return ['dimension'];
  return name.endsWith('Weight') ? ['fontWeight', 'number'] : ['number'];
}

/** A value of the format as the contract writes it; the value itself where it is none of that kind. */
export function plainOf(kind: Kind, value: unknown): unknown {
  if (kind.kind === 'family') return familyOf(value);
  if (kind.kind === 'easing') return Array.isArray(value) ? `cubic-bezier(${value.join(', ')})` : value;
  return kind.unit === '' ? weightOf(value) : measureOf(kind.unit, value);
}
