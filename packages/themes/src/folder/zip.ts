import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { voiceLanguages } from '../contract/voice.ts';

/** The files of every brand's folder. Other files in one are ignored. */
export const brandFileNames: readonly string[] = [
  'brand.json',
  'tokens.json',
  'default-props.json',
  'logo.svg',
  'mark.svg',
  ...voiceLanguages.map((language) => `voice.${language}.json`),
];

/** Most bytes that one file of a brand may have; complete tokens have about 5,000. */
const fileBytes = 65_536;
/** Most files that a zip may have: the brand's, and what file managers put beside them. */
const mostFiles = 40;

/** One zip of a brand's files, in a folder of its own. */
export const zipBrand = (folder: string, files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  // The same files always make the same zip. The format knows no time before 1980.
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, strToU8(text)])),
    { mtime: '1980-01-02T00:00:00' },
  );

/** What a zip has in it: the brand's files as text, and what stands in the way, a sentence each. */
export interface UnzippedBrand {
  readonly files: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

/** Files that file managers add by themselves. */
const isClutter = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(path);

/** Reads a brand's zip. Names and sizes are checked before anything is unpacked, and no path of the zip is ever used as one on disk. */
export function unzipBrand(zip: Uint8Array): UnzippedBrand {
  const problems: string[] = [];
  const seen = new Set<string>();
  let entries = 0;
  const take = ({ name: path, originalSize }: { readonly name: string; readonly originalSize: number }) => {
    if (path.endsWith('/') || isClutter(path)) return false;
    entries += 1;
    if (entries > mostFiles) return false;
    const name = path.split('/').at(-1) ?? '';
    const isNested = path.split('/').length > 2;
    if (isNested || !brandFileNames.includes(name)) {
      problems.push(
        `${JSON.stringify(path.slice(0, 80))} is a file that nobody reads: take it out of the zip.`,
      );
      return false;
    }
    if (seen.has(name)) problems.push(`${name} is in the zip twice.`);
    seen.add(name);
    if (originalSize > fileBytes) {
      problems.push(`${name} has ${originalSize} bytes and may have ${fileBytes}.`);
      return false;
    }
    return true;
  };
  try {
    const found = unzipSync(zip, { filter: take });
    const files = Object.entries(found).map(([path, bytes]) => [
      path.split('/').at(-1) ?? '',
      strFromU8(bytes),
    ]);
    if (entries > mostFiles) problems.push(`The zip has ${entries} files and may have ${mostFiles}.`);
    const missing = brandFileNames.filter((name) => !seen.has(name)).map((name) => `${name} is missing.`);
    return { files: Object.fromEntries(files), problems: [...problems, ...missing] };
  } catch {
    return {
      files: {},
      problems: ['The file is no zip, or is damaged. Export the brand from Studio again.'],
    };
  }
}
