import type PDFDocument from 'pdfkit';
import type { PdfTable, PdfText } from './content.ts';
import { widthsOf } from './draw-text.ts';

/** Points between a column and the next. */
export const gutter = 12;

/** What a column wants to be wide, and what it needs at least. */
interface Wish {
  readonly whole: number;
  readonly least: number;
}

function wishOf(doc: PDFDocument, cells: readonly PdfText[]): Wish {
  const widths = cells.map((cell) => widthsOf(doc, cell, { isBold: true }));
  // Rounded up, so that what just fits is not broken.
  const most = (index: 0 | 1) => Math.ceil(Math.max(0, ...widths.map((pair) => pair[index]))) + 1;
  return { whole: most(0), least: most(1) };
}

/** Gives each column its widest word, and shares the rest by what they lack. */
function share(wishes: readonly Wish[], room: number): readonly number[] {
  const least = wishes.reduce((sum, wish) => sum + wish.least, 0);
  const lacking = wishes.reduce((sum, wish) => sum + wish.whole - wish.least, 0);
  if (least > room) return wishes.map((wish) => (wish.least / least) * room);
  const part = lacking === 0 ? 0 : Math.min(1, (room - least) / lacking);
  return wishes.map((wish) => wish.least + (wish.whole - wish.least) * part);
}

/**
 * The widths of a table's columns. Figures never break; texts share what is left, so that a table is as wide as its page.
 */
export function columnWidths(doc: PDFDocument, table: PdfTable, width: number): readonly number[] {
  const { head = [], rows, total = [], figures = 0 } = table;
  const all: readonly (readonly PdfText[])[] = [head, ...rows.map((row) => row.cells), total];
  const count = Math.max(...all.map((cells) => cells.length));
  const wishes = Array.from({ length: count }, (_, column) =>
    wishOf(
      doc,
      all.map((cells) => cells[column] ?? ''),
    ),
  );
  const split = count - figures;
  const fixed = wishes.slice(split).reduce((sum, wish) => sum + wish.whole, 0);
  const room = width - gutter * (count - 1) - fixed;
  const texts = share(wishes.slice(0, split), room);
  const spare = Math.max(0, room - texts.reduce((sum, one) => sum + one, 0));
  return [...texts.map((one) => one + spare / split), ...wishes.slice(split).map((wish) => wish.whole)];
}
