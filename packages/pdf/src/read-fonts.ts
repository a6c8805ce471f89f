import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PdfFonts } from './paper.ts';

const require = createRequire(import.meta.url);
const read = (file: string) => new Uint8Array(readFileSync(file));

let fonts: PdfFonts | null = null;

/** Reads the typeface of PDFs, for servers. Reads each file once. */
export function readFonts(): PdfFonts {
  fonts ??= {
    regular: read(require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf')),
    bold: read(require.resolve('@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf')),
  };
  return fonts;
}
