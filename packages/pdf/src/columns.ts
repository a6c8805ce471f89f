import type PDFDocument from 'pdfkit';
import type { PdfTable, PdfText } from './content.ts';
import { widthsOf } from './draw-text.ts';

/** Points between a column and the next. */
export const gutter = 12;

/** What a column wants to be wide, and what it needs at least. */
interface ColumnNeeds {
  readonly whole: number;
  readonly least: number;
}

function needsOf(doc: PDFDocument, cells: readonly PdfText[]): ColumnNeeds {
  const widths = cells.map((cell) => widthsOf(doc, cell, { isBold: true }));
  // Rounded up, so that what just fits is not broken.
  const most = (index: 0 | 1) => Math.ceil(Math.max(0, ...widths.map((pair) => pair[index]))) + 1;
  return { whole: most(0), least: most(1) };
}

/** Gives each column its widest word, and shares the rest by what they lack. */
function share(needs: readonly ColumnNeeds[], room: number): readonly number[] {
  const least = needs.reduce((sum, one) => sum + one.least, 0);
  const lacking = needs.reduce((sum, one) => sum + one.whole - one.least, 0);
  if (least > room) return needs.map((one) => (one.least / least) * room);
  const part = lacking === 0 ? 0 : Math.min(1, (room - least) / lacking);
  return needs.map((one) => one.least + (one.whole - one.least) * part);
}

/**
 * The widths of a table's columns. Figures never break; texts share what is left, so that a table is as wide as its page.
 */
export function columnWidths(doc: PDFDocument, table: PdfTable, width: number): readonly number[] {
  const { head = [], rows, total = [], figures = 0 } = table;
  const all: readonly (readonly PdfText[])[] = [head, ...rows.map((row) => row.cells), total];
  const count = Math.max(...all.map((cells) => cells.length));
  const needs = Array.from({ length: count }, (_, column) =>
    needsOf(
      doc,
      all.map((cells) => cells[column] ?? ''),
    ),
  );
  const split = count - figures;
  const fixed = needs.slice(split).reduce((sum, one) => sum + one.whole, 0);
  const room = width - gutter * (count - 1) - fixed;
  const texts = share(needs.slice(0, split), room);
  const spare = Math.max(0, room - texts.reduce((sum, one) => sum + one, 0));
  return [...texts.map((one) => one + spare / split), ...needs.slice(split).map((one) => one.whole)];
}
