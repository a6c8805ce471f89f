import type { ReadTokens } from '@dayfare/themes/checks/read-tokens';
import type { Tokens } from '@dayfare/themes/contract';
import { fromDtcg, toDtcg } from '@dayfare/themes/dtcg';
import { brandFolder } from '@dayfare/themes/folder';
import { folderName } from '@dayfare/themes/folder/name';
import { zipBrand } from '@dayfare/themes/folder/zip';

/** A file to download. */
export interface StudioFile<Content = string | Uint8Array<ArrayBuffer>> {
  readonly name: string;
  readonly content: Content;
  readonly type: string;
}

/** The brand as one document of the Design Tokens format. */
export function documentFile(
  title: string,
  tokens: Tokens,
  sentences?: ReadonlyMap<string, string> | undefined,
): StudioFile<string> {
  const name = `${folderName(title)}.tokens.json`;
  const document = toDtcg(tokens, { brand: title, sentences });
  return { name, type: 'application/json', content: `${JSON.stringify(document, null, 2)}\n` };
}

/** The whole brand, as `pnpm add:brand` takes it: tokens, wording and drawings in one zip. */
export const brandFile = (title: string, tokens: Tokens): StudioFile<Uint8Array<ArrayBuffer>> => ({
  name: `${folderName(title)}.zip`,
  type: 'application/zip',
  content: zipBrand(folderName(title), brandFolder({ title, tokens })),
});

/** A file that was read: the tokens, what had to be left out, and what the brand is called in it. */
export interface OpenedFile extends ReadTokens {
  readonly title: string | undefined;
}

function titleIn(document: unknown): string | undefined {
  const extensions = (document as { $extensions?: { dayfare?: { brand?: unknown } } } | null)?.$extensions;
  const brand = extensions?.dayfare?.brand;
  return typeof brand === 'string' && brand.length <= 40 ? brand : undefined;
}

/** Reads a document of the Design Tokens format; what it lacks or has wrong is taken from `base` and named. */
export function openDocument(text: string, base: Tokens): OpenedFile {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return {
      tokens: base,
      title: undefined,
      problems: ['The file is not JSON. Open one that was downloaded here.'],
    };
  }
  return { ...fromDtcg(document, base), title: titleIn(document) };
}
