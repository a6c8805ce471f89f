/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { contentHash } from '../vite/sheets.ts';
import { fontCharacters, type HostedFont, hostedFonts } from './hosted.ts';

const require = createRequire(import.meta.url);

const hosted = (name: string): HostedFont => {
  const font = hostedFonts[name];
  if (!font) throw new Error(`${name} is no hosted font. fonts/hosted.ts lists those that are.`);
  return font;
};

/** A variable font as its package has it: all Latin letters, every weight. */
const sourceOf = ({ package: name }: HostedFont) =>
  require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);

/**
 * Eight characters that change with what a font's file is made of. Not with the file itself: pages need its address at once, and making
 * it takes a second.
 */
export async function fontHash(name: string): Promise<string> {
  const { package: from, weights } = hosted(name);
  const { version } = JSON.parse(
    await readFile(require.resolve(`@fontsource-variable/${from}/package.json`), 'utf8'),
  );
  return contentHash(JSON.stringify([from, version, weights, fontCharacters]));
}

const made = new Map<string, Promise<Uint8Array>>();

async function make(name: string): Promise<Uint8Array> {
  const font = hosted(name);
  const [lightest, boldest] = font.weights;
  return subsetFont(await readFile(sourceOf(font)), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: lightest === boldest ? lightest : { min: lightest, max: boldest } },
  });
}

/** A hosted font cut down to what the app needs of it, as woff2. Made once. */
export function fontFile(name: string): Promise<Uint8Array> {
  const file = made.get(name) ?? make(name);
  made.set(name, file);
  return file;
}
