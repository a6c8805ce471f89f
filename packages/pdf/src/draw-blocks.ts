import type { PdfBlock, PdfList } from './content.ts';
import { drawTable } from './draw-table.ts';
import { drawText, heightOf, runsOf } from './draw-text.ts';
import { ensureRoom, type Place } from './paper.ts';

/** Sizes of headings by level, from the second on: the first is the title. */
const headingSizes = [13, 12, 11, 10.5, 10];

/** Points */
const indent = 18;
const line = 15;
const space = { beforeHeading: 10, afterHeading: 4, afterParagraph: 6, afterTable: 10 } as const;

/** How the parts of a document are drawn. */
interface Look {
  readonly accent: string;
}

function drawList(place: Place, { items, start }: PdfList, look: Look): void {
  const { doc, parent, x, width } = place;
  const element = doc.struct('L');
  parent.add(element);
  items.forEach((blocks, index) => {
    const item = doc.struct('LI');
    element.add(item);
    ensureRoom(doc, line);
    const top = doc.y;
    const label = start === undefined ? '•' : `${start + index}.`;
    drawText({ ...place, parent: item, width: indent }, 'Lbl', label);
    doc.y = top;
    const body = doc.struct('LBody');
    item.add(body);
    drawBlocks({ ...place, parent: body, x: x + indent, width: width - indent }, blocks, look);
    body.end();
    item.end();
  });
  element.end();
}

/** Draws parts of a document one below the other. A heading is never the last line of a page, and never skips a level. */
export function drawBlocks(place: Place, blocks: readonly PdfBlock[], look: Look): void {
  const { doc, width } = place;
  let level = 1;
  for (const block of blocks) {
    if (block.kind === 'list') drawList(place, block, look);
    else if (block.kind === 'table') {
      drawTable(place, block, look.accent);
      doc.y += space.afterTable;
    } else if (block.kind === 'paragraph') {
      if (runsOf(block.text).length === 0) continue;
      ensureRoom(doc, Math.min(2 * line, heightOf(doc, block.text, width)));
      drawText(place, 'P', block.text);
      doc.y += space.afterParagraph;
    } else {
      level = Math.min(Math.max(block.level, 2), level + 1, 6);
      const style = { isBold: true, size: headingSizes[level - 2] };
      ensureRoom(doc, space.beforeHeading + heightOf(doc, block.text, width, style) + 3 * line);
      doc.y += space.beforeHeading;
      drawText(place, `H${level}`, block.text, style);
      doc.y += space.afterHeading;
    }
  }
}
