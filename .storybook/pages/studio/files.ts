import type { Tokens } from '@dayfare/themes/contract';
import { toDtcg } from '@dayfare/themes/dtcg';
import { brandFolder } from '@dayfare/themes/folder';
import { folderName } from '@dayfare/themes/folder/name';
import { zipBrand } from '@dayfare/themes/folder/zip';
import type { SourceFile } from '@dayfare/themes/import/source';
import { type DraftBrand, voicesOf } from './draft.ts';

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
export const brandFile = (draft: DraftBrand): StudioFile<Uint8Array<ArrayBuffer>> => ({
  name: `${folderName(draft.title)}.zip`,
  type: 'application/zip',
  content: zipBrand(folderName(draft.title), brandFolder({ ...draft, voice: voicesOf(draft) })),
});

function titleIn(document: unknown): string | undefined {
  const extensions = (document as { $extensions?: { dayfare?: { brand?: unknown } } } | null)?.$extensions;
  const brand = extensions?.dayfare?.brand;
  return typeof brand === 'string' && brand.length <= 40 ? brand : undefined;
}

/** Files that were read: their JSON, what the brand is called in them, and a sentence for each that is no JSON. */
export interface ReadDocuments {
  readonly files: readonly SourceFile[];
  readonly title: string;
  readonly problems: readonly string[];
}

/** Reads the chosen files. Their brand is called what the first says, or what the first is called. */
export async function readDocuments(chosen: readonly File[]): Promise<ReadDocuments> {
  const problems: string[] = [];
  const read = await Promise.all(
    chosen.map(async (file): Promise<readonly SourceFile[]> => {
      try {
        return [{ name: file.name, document: JSON.parse(await file.text()) }];
      } catch {
        problems.push(`${file.name} is not JSON.`);
        return [];
      }
    }),
  );
  const files = read.flat();
  const name = chosen[0]?.name.replace(/(\.tokens)?\.json$/, '') ?? '';
  return { files, title: titleIn(files[0]?.document) ?? name, problems };
}
