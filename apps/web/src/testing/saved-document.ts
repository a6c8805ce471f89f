import { writePdf } from '@dayfare/pdf';
import { readFonts } from '@dayfare/pdf/read-fonts';
import { type ReadPdf, readPdf } from '@dayfare/pdf/testing';
import { vi } from 'vitest';
import type { SavedContent } from '../platform/pdf/save-pdf.ts';

/** Node's own: jsdom has another one, of which Node's buffers are no instances, and the library would take them for text. */
const { constructor: nodeBytes } = Object.getPrototypeOf(Buffer.prototype) as Uint8Array;

/** What the app gave to `savePdf`, drawn as in a browser but without logo and colours, and read as assistive technology does. */
export async function readDocument({ issuer, ...content }: SavedContent): Promise<ReadPdf> {
  const { logoUrl: _, ...named } = issuer;
  const pageBytes = Uint8Array;
  vi.stubGlobal('Uint8Array', nodeBytes);
  try {
    const drawn = { ...content, issuer: { ...named, colour: () => undefined } };
    return await readPdf(await writePdf(drawn, readFonts()));
  } finally {
    vi.stubGlobal('Uint8Array', pageBytes);
  }
}
