import type { PdfContent } from './content.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawFacts, drawIssuer, drawPageMarks, issueFact } from './draw-frame.ts';
import { drawText, written } from './draw-text.ts';
import { bytesOf, columnWidth, ink, openPaper, type PdfFonts, type Place, sizes } from './paper.ts';

/**
 * Writes a document as a tagged PDF (PDF/UA): its language, title, headings, tables and lists are in its structure, in the order in which they
 * are read, and decoration is not. Works in browsers and in Node.
 */
export function writePdf(content: PdfContent, fonts: PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, frameLocale = locale, issuer, title, subtitle, facts, body = [], issuedAt } = content;
  const doc = openPaper({ locale, title: written(title), author: issuer.legalName, issuedAt }, fonts);
  const bytes = bytesOf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const place: Place = { doc, parent: root, x: doc.page.margins.left, width: columnWidth };
  // An element without a language has the document's.
  const lang = frameLocale === locale ? undefined : frameLocale;
  drawIssuer(place, issuer, lang);
  drawText(place, 'H1', title, { isBold: true, size: sizes.title });
  doc.y += 4;
  if (subtitle) drawText(place, 'P', subtitle, { size: 11, colour: ink.muted });
  doc.y += 12;
  // What is written by hand comes last.
  const known = facts.filter(({ value }) => value !== '');
  const blank = facts.filter(({ value }) => value === '');
  drawFacts(place, [...known, issueFact(content), ...blank], lang);
  doc.y += 18;
  drawBlocks(place, body, { accent: issuer.colour('action') ?? ink.text });
  root.end();
  drawPageMarks(doc, place.x, content);
  doc.end();
  return bytes;
}
