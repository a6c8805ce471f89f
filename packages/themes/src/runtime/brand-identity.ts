import { isRecord, shown } from '../checks/read-tokens.ts';

/** A drawing on the page's own origin, drawn by reference like those of our brands (brands/logos.ts). */
export interface ServerLogo {
  /** Path on the page's own origin, such as `/brands/acme/logo.svg`; its art has the id `art`. */
  readonly url: string;
  /** Width of the drawing; its height is 40. */
  readonly width: number;
}

const longestName = 16;
const longestUrl = 120;

/** Letters that are taken for each other at a glance, as one; characters and spaces are nothing. */
function skeleton(name: string): string {
  const lookalikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', l: 'i', 3: 'e', 5: 's', 8: 'b' };
  const letters = [...name.normalize('NFD').toLowerCase()].map((sign) => lookalikes[sign] ?? sign);
  return letters
    .join('')
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** What is wrong with the name of a brand from outside. `taken` are names of brands of ours, which it may not resemble. */
export function nameProblems(name: unknown, taken: readonly string[]): string[] {
  // One script only: in another, a name could look like a brand that it is not.
  if (typeof name !== 'string' || !/^[\p{Script=Latin}\d][\p{Script=Latin}\d &.'’-]*$/u.test(name)) {
    return [`name is ${shown(name)} and must be Latin letters, digits, spaces and & . ' -.`];
  }
  if (name.length > longestName) return [`name has ${name.length} characters and may have ${longestName}.`];
  const lookalike = taken.find((other) => skeleton(other) === skeleton(name));
  return lookalike === undefined ? [] : [`name is ${shown(name)} and can be taken for ${lookalike}.`];
}

const ownPath = /^(?:\/[A-Za-z0-9_-]+)+\.svg$/;

/** A logo from outside, if it lies on our own origin and states a sane width; otherwise what is wrong with it. */
export function readLogo(value: unknown): ServerLogo | string[] {
  if (!isRecord(value)) return ['logo must be an object with url and width.'];
  const { url, width, ...rest } = value;
  const strangers = Object.keys(rest).map((key) => `logo.${shown(key)} is unknown.`);
  if (typeof url !== 'string' || url.length > longestUrl || !ownPath.test(url)) {
    return [`logo.url is ${shown(url)} and must be a path to an .svg on this origin.`, ...strangers];
  }
  if (typeof width !== 'number' || !Number.isInteger(width) || width < 40 || width > 240) {
    return [`logo.width is ${shown(width)} and must be a whole number from 40 to 240.`, ...strangers];
  }
  return strangers.length > 0 ? strangers : { url, width };
}
