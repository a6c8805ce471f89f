import type { Content, TableCell } from 'pdfmake/interfaces';
import { sanitisedNodes } from '../security/sanitise.ts';

const headings = new Map([
  ['H1', 14],
  ['H2', 13],
  ['H3', 12],
  ['H4', 11],
  ['H5', 10],
  ['H6', 10],
]);

const inlineStyles: Readonly<Record<string, object>> = {
  B: { bold: true },
  STRONG: { bold: true },
  A: { decoration: 'underline' },
  U: { decoration: 'underline' },
  INS: { decoration: 'underline' },
  S: { decoration: 'lineThrough' },
  DEL: { decoration: 'lineThrough' },
};

const blocks = 'H1,H2,H3,H4,H5,H6,P,DIV,BLOCKQUOTE,UL,OL,DL,DT,DD,TABLE,HR';

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isBlock = (node: Node) => isElement(node) && node.matches(blocks);

/** A run of text with its emphasis. */
function inline(node: Node): Content {
  if (!isElement(node)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (node.tagName === 'BR') return '\n';
  const href = node.getAttribute('href');
  return {
    text: [...node.childNodes].map(inline),
    ...inlineStyles[node.tagName],
    ...(href !== null && { link: href }),
  };
}

function tableOf(table: Element): Content[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return [];
  const body = rows.map((cells) =>
    Array.from({ length: width }, (_, column): TableCell => {
      const cell = cells[column];
      return cell ? { stack: blocksOf(cell), bold: cell.tagName === 'TH' } : '';
    }),
  );
  return [{ layout: 'lightHorizontalLines', margin: [0, 4, 0, 8], table: { body } }];
}

function blockOf(element: Element): Content[] {
  const { tagName } = element;
  const fontSize = headings.get(tagName);
  if (fontSize !== undefined)
    return [{ text: [...element.childNodes].map(inline), bold: true, fontSize, margin: [0, 10, 0, 4] }];
  if (tagName === 'TABLE') return tableOf(element);
  if (tagName === 'HR') return [{ text: ' ' }];
  const items = () => [...element.children].map((item): Content => ({ stack: blocksOf(item) }));
  if (tagName === 'UL') return [{ ul: items(), margin: [0, 2, 0, 6] }];
  if (tagName === 'OL')
    return [{ ol: items(), start: Number(element.getAttribute('start') ?? 1), margin: [0, 2, 0, 6] }];
  return blocksOf(element);
}

/** The blocks of an element; text between them becomes paragraphs. */
function blocksOf(parent: ParentNode & Node): Content[] {
  const found: Content[] = [];
  let run: Node[] = [];
  const endRun = () => {
    if (run.some((node) => node.textContent?.trim()))
      found.push({ text: run.map(inline), margin: [0, 0, 0, 6] });
    run = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    found.push(...blockOf(node as Element));
  }
  endRun();
  return found;
}

/**
 * A contract's HTML as text of a PDF, sanitised like what is shown on the page. Libraries that convert HTML for pdfmake parse it with
 * `DOMParser`, which Trusted Types refuse; a contract has some thirty elements.
 */
export function pdfText(html: string): readonly Content[] {
  return blocksOf(sanitisedNodes(html));
}
