/// <reference path="./pdfkit.d.ts" />
import PDFDocument, { type StructElement } from 'pdfkit';

/** Points: a letter page. Pages from the second on have the document's name in the top margin. */
const margins = { top: 60, bottom: 64, left: 54, right: 54 };
const size = [612, 792] as const;

/** Readable on white paper, also where a brand is pale: its colours are for lines and logos alone. */
export const ink = { text: '#1c1b1f', muted: '#55535a', line: '#cfcdd4' } as const;

/** Points */
export const sizes = { title: 20, text: 10, small: 8.5 } as const;

/** The two weights of the typeface. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Where something is drawn next: below what `doc` has drawn, in this column, as a child of this element. */
export interface Place {
  readonly doc: PDFDocument;
  readonly parent: StructElement;
  readonly x: number;
  readonly width: number;
}

/** What a document is known by. */
export interface Identity {
  readonly locale: string;
  readonly title: string;
  readonly author: string;
  readonly issuedAt: number;
}

/** The width between the margins. */
export const columnWidth = size[0] - margins.left - margins.right;

/** Begins a tagged document with its first page. */
export function openPaper({ locale, title, author, issuedAt }: Identity, fonts: PdfFonts): PDFDocument {
  const doc = new PDFDocument({
    ...{ size, margins: { ...margins }, pdfVersion: '1.7', subset: 'PDF/UA', font: '' },
    ...{ tagged: true, lang: locale, displayTitle: true, bufferPages: true, autoFirstPage: false },
    info: { Title: title, Author: author, Creator: author, CreationDate: new Date(issuedAt) },
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  return doc.addPage().font('regular', sizes.text).fillColor(ink.text);
}

/** Begins a new page unless there is room for this many points on it. */
export function ensureRoom(doc: PDFDocument, height: number): void {
  const { page } = doc;
  const isAtTop = doc.y <= page.margins.top;
  if (!isAtTop && doc.y + height > page.height - page.margins.bottom) doc.addPage();
}

/** The height of a page's column. */
export const pageHeight = size[1] - margins.top - margins.bottom;

/** Draws what is no content: assistive technology skips it. */
export function drawArtifact(doc: PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Draws a line across the column at this height. */
export function drawRule({ doc, x, width }: Place, y: number, colour: string, thickness: number): void {
  drawArtifact(doc, 'Layout', () => {
    doc
      .lineWidth(thickness)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(colour);
  });
}

/** The document as bytes, once it has been ended. */
export function bytesOf(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve) => {
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
      let offset = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, offset);
        offset += chunk.length;
      }
      resolve(bytes);
    });
  });
}
