import { type Kind, type NumberKind, translucentRoles } from '../contract/kinds.ts';

const longestFamily = 240;
const generic = ['sans-serif', 'serif', 'monospace'];
const cssWideWords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'default', 'none'];

/** Whether a value is a colour that the role may have; otherwise what is wrong with it, in words. */
export function colourProblem(role: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(value)) {
    return 'must be a colour as #rrggbb in lower case';
  }
  const seeThrough = value.length === 9 && !value.endsWith('ff');
  if (translucentRoles.has(role) !== seeThrough) {
    return seeThrough
      ? 'must be opaque: #rrggbb'
      : 'must let something through: #rrggbbaa with an alpha below ff';
  }
  return undefined;
}

function numberProblem({ unit, low, high, step }: NumberKind, value: unknown): string | undefined {
  const within = typeof value === 'number' && Number.isFinite(value) && value >= low && value <= high;
  const named = unit === '' ? '' : ` ${unit}`;
  if (!within) return `must be a number from ${low} to ${high}${named}`;
  return step !== undefined && value % step !== 0 ? `must be a multiple of ${step}${named}` : undefined;
}

/** Fonts in whose place of letters there are pictures: words set in them cannot be read. */
const symbolFonts =
  /dings|dingbat|symbol|emoji|\bicons?\b|awesome|marlett|mdl2|fluent|barcode|^mt extra$|bookshelf|glyph/i;

/** The names of a CSS font-family list, without their quotes; undefined if the list is not written as the contract asks. */
export function familyNames(list: string): string[] | undefined {
  if (list.length > longestFamily) return undefined;
  const names = list.split(', ').map((name) => {
    // Quotes exactly where there is a space, so that a list can be taken apart and put together again.
    if (/^'[A-Za-z0-9-]+( [A-Za-z0-9-]+)+'$/.test(name)) return name.slice(1, -1);
    return /^-?[A-Za-z][A-Za-z0-9-]*$/.test(name) && !cssWideWords.includes(name.toLowerCase()) ? name : '';
  });
  if (names.some((name) => symbolFonts.test(name))) return undefined;
  const last = names.at(-1) ?? '';
  return names.includes('') || !generic.includes(last) ? undefined : names;
}

/** The four numbers of a `cubic-bezier(x1, y1, x2, y2)`; undefined if it is anything else or runs outside its time. */
export function bezierNumbers(easing: string): number[] | undefined {
  const numeral = '(-?\\d(?:\\.\\d{1,3})?)';
  const [, ...parts] =
    new RegExp(`^cubic-bezier\\(${[numeral, numeral, numeral, numeral].join(', ')}\\)$`).exec(easing) ?? [];
  const numbers = parts.map(Number);
  const sane = numbers.every((part, index) =>
    index % 2 === 0 ? part >= 0 && part <= 1 : part >= -1 && part <= 2,
  );
  return numbers.length === 4 && sane ? numbers : undefined;
}

/** Whether a value is of a kind; otherwise what is wrong with it, in words. */
export function valueProblem(kind: Kind, value: unknown): string | undefined {
  if (kind.kind === 'number') return numberProblem(kind, value);
  if (kind.kind === 'family') {
    return typeof value === 'string' && familyNames(value)
      ? undefined
      : "must be font names like 'Segoe UI', Roboto, sans-serif that have letters and end in sans-serif, serif or monospace";
  }
  return typeof value === 'string' && bezierNumbers(value)
    ? undefined
    : 'must be cubic-bezier(x1, y1, x2, y2) with x from 0 to 1 and y from -1 to 2';
}
