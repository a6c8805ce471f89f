import { brandNames } from '../brands/names.ts';
import { protectedNameIn } from '../checks/identity.ts';
import { isRecord, shown } from '../checks/read-tokens.ts';

/** A drawing on the page's own origin, drawn by reference like those of our brands (brands/logos.ts). */
export interface ServerLogo {
  /** Path on the page's own origin, such as `/brands/acme/logo.svg`; its art has the id `art`. */
  readonly url: string;
  /** Width of the drawing; its height is 40. */
  readonly width: number;
}

const longestUrl = 120;

const ownPath = /^(?:\/[A-Za-z0-9_-]+)+\.svg$/;

/** The brand of ours whose drawing lies at a path; undefined if there is none. */
function ownerOf(path: string): string | undefined {
  const folders = path.replace(/\.svg$/, '').split('/');
  return brandNames.find((brand) => folders.includes(brand)) ?? protectedNameIn(path.replaceAll('_', ' '));
}

/** A logo from outside, if it lies on our own origin and states a sane width; otherwise what is wrong with it. */
export function readLogo(value: unknown): ServerLogo | string[] {
  if (!isRecord(value)) return ['logo must be an object with url and width.'];
  const { url, width, ...rest } = value;
  const strangers = Object.keys(rest).map((key) => `logo.${shown(key)} is unknown.`);
  if (typeof url !== 'string' || url.length > longestUrl || !ownPath.test(url)) {
    return [`logo.url is ${shown(url)} and must be a path to an .svg on this origin.`, ...strangers];
  }
  const owner = ownerOf(url);
  if (owner !== undefined) return [`logo.url is ${shown(url)}, which is the logo of ${owner}.`, ...strangers];
  if (typeof width !== 'number' || !Number.isInteger(width) || width < 40 || width > 240) {
    return [`logo.width is ${shown(width)} and must be a whole number from 40 to 240.`, ...strangers];
  }
  return strangers.length > 0 ? strangers : { url, width };
}
