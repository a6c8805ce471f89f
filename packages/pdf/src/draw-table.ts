import type { StructElement } from 'pdfkit';
import { columnWidths, gutter } from './columns.ts';
import type { PdfTable, PdfText } from './content.ts';
import { drawPlain, drawText, heightOf, type TextStyle } from './draw-text.ts';
import { drawArtifact, drawRule, ensureRoom, ink, type Place, pageHeight } from './paper.ts';

/** Points above and below what a row says. */
const padding = 5;

/** What a row is: its cells, and how they look. */
interface Row {
  readonly cells: readonly PdfText[];
  readonly style: TextStyle;
  /** Tag and scope of a cell. */
  readonly tagOf: (column: number) => readonly ['TH', 'Row' | 'Column'] | readonly ['TD'];
}

/** A place with what all rows of its table share. */
interface Grid extends Place {
  readonly widths: readonly number[];
  readonly figures: number;
}

const alignOf = ({ widths, figures }: Grid, column: number) =>
  column >= widths.length - figures ? ('right' as const) : ('left' as const);

const rowHeight = ({ doc, widths }: Grid, { cells, style }: Row) =>
  Math.max(...widths.map((width, column) => heightOf(doc, cells[column] ?? '', width, style))) + 2 * padding;

/** Calls `draw` for each cell with its place, and ends below the highest of them. */
function eachCell(grid: Grid, row: Row, draw: (place: Place, column: number) => void): void {
  const { doc, x, widths } = grid;
  const top = doc.y;
  const height = rowHeight(grid, row);
  let left = x;
  widths.forEach((width, column) => {
    doc.y = top + padding;
    draw({ ...grid, x: left, width }, column);
    left += width + gutter;
  });
  doc.y = top + height;
}

/** Draws a row too high for any page: its cells one below the other. */
function drawStacked(grid: Grid, element: StructElement, row: Row): void {
  row.cells.forEach((cell, column) => {
    const [tag, scope] = row.tagOf(column);
    drawText({ ...grid, parent: element }, tag, cell, { ...row.style, scope });
  });
}

function drawRow(grid: Grid, row: Row): void {
  const { doc, parent } = grid;
  const element = doc.struct('TR');
  parent.add(element);
  if (rowHeight(grid, row) > pageHeight / 2) drawStacked(grid, element, row);
  else
    eachCell(grid, row, (place, column) => {
      const [tag, scope] = row.tagOf(column);
      const align = alignOf(grid, column);
      drawText({ ...place, parent: element }, tag, row.cells[column] ?? '', { ...row.style, align, scope });
    });
  element.end();
}

/** A table's head again on another page, for the eyes alone. */
function repeatHead(grid: Grid, head: Row): void {
  drawArtifact(grid.doc, 'Pagination', () =>
    eachCell(grid, head, (place, column) =>
      drawPlain(place, head.cells[column] ?? '', { ...head.style, align: alignOf(grid, column) }),
    ),
  );
}

/** Draws a table with lines between its rows; each page that it goes on to has its head again. */
export function drawTable(place: Place, table: PdfTable, accent: string, lang?: string): void {
  const { doc, parent } = place;
  const element = doc.struct('Table', { lang });
  parent.add(element);
  const grid: Grid = {
    ...{ ...place, parent: element },
    widths: columnWidths(doc, table, place.width),
    figures: table.figures ?? 0,
  };
  const head: Row | null = table.head
    ? { cells: table.head, style: { isBold: true }, tagOf: () => ['TH', 'Column'] }
    : null;
  const body: Row[] = table.rows.map(({ cells, hasHead }) => ({
    ...{ cells, style: {} },
    tagOf: (column) => (hasHead && column === 0 ? ['TH', 'Row'] : ['TD']),
  }));
  const total: Row[] = table.total
    ? [
        {
          ...{ cells: table.total, style: { isBold: true } },
          tagOf: (column) => (column === 0 ? ['TH', 'Row'] : ['TD']),
        },
      ]
    : [];
  const rule = (isStrong: boolean) =>
    drawRule(place, doc.y, isStrong ? accent : ink.line, isStrong ? 1.2 : 0.5);
  const [first] = body;
  if (head) {
    // A head alone at the foot of a page would name nothing.
    ensureRoom(doc, rowHeight(grid, head) + (first ? rowHeight(grid, first) : 0));
    drawRow(grid, head);
    rule(true);
  }
  const last = body.at(-1);
  for (const row of [...body, ...total]) {
    const pages = doc.bufferedPageRange().count;
    // The sums stay with the last row.
    const more = row === last && total[0] ? rowHeight(grid, total[0]) : 0;
    ensureRoom(doc, Math.min(rowHeight(grid, row) + more, pageHeight / 2));
    if (head && doc.bufferedPageRange().count > pages) {
      repeatHead(grid, head);
      rule(true);
    }
    if (row === total[0]) rule(true);
    drawRow(grid, row);
    if (row !== last || total.length === 0) rule(false);
  }
  element.end();
}
