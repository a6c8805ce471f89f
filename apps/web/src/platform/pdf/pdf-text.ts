import type { PdfBlock, PdfRow, PdfRun } from '@dayfare/pdf/content';
import { sanitisedNodes } from '../security/sanitise.ts';

type Emphasis = Omit<PdfRun, 'text'>;

const inlineStyles: Readonly<Record<string, Emphasis>> = {
  B: { isBold: true },
  STRONG: { isBold: true },
  U: { isUnderlined: true },
  INS: { isUnderlined: true },
  S: { isStruck: true },
  DEL: { isStruck: true },
};

const blocks = 'H1,H2,H3,H4,H5,H6,P,DIV,BLOCKQUOTE,UL,OL,DL,DT,DD,TABLE,HR';

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isBlock = (node: Node) => isElement(node) && node.matches(blocks);

/** The stretches of a node, with the emphasis of what they are in. */
function stretches(node: Node, outer: Emphasis): PdfRun[] {
  if (!isElement(node)) return [{ text: (node.textContent ?? '').replace(/\s+/g, ' '), ...outer }];
  if (node.tagName === 'BR') return [{ text: '\n', ...outer }];
  const href = node.getAttribute('href');
  const own = { ...outer, ...inlineStyles[node.tagName], ...(href !== null && { link: href }) };
  return [...node.childNodes].flatMap((child) => stretches(child, own));
}

/** The stretches of several nodes without white space at their ends; next to a line break there is none either. */
function textOf(nodes: readonly Node[]): PdfRun[] {
  const runs = nodes.flatMap((node) => stretches(node, {}));
  return runs
    .map((run, index) => {
      const isFirst = index === 0 || runs[index - 1]?.text === '\n';
      const isLast = index === runs.length - 1 || runs[index + 1]?.text === '\n';
      if (run.text === '\n') return run;
      const start = isFirst ? run.text.trimStart() : run.text;
      return { ...run, text: isLast ? start.trimEnd() : start };
    })
    .filter((run) => run.text !== '');
}

/** The text of a cell: blocks within it are lines. */
function cellText(cell: Element): PdfRun[] {
  const parts = [...cell.childNodes].filter((node) => node.textContent?.trim());
  return parts.flatMap((node, index) => {
    const isNewLine = index > 0 && (isBlock(node) || isBlock(parts[index - 1] ?? node));
    return [...(isNewLine ? [{ text: '\n' }] : []), ...stretches(node, {})];
  });
}

function tableOf(table: Element): PdfBlock[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return [];
  const textsOf = (cells: readonly Element[]) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cells[column];
      return cell ? cellText(cell) : '';
    });
  const isName = (cell: Element | undefined) => cell?.tagName === 'TH';
  const [first = [], ...rest] = rows;
  const hasHead = first.every(isName) && rest.length > 0;
  const rowOf = (cells: readonly Element[]): PdfRow => ({ cells: textsOf(cells), hasHead: isName(cells[0]) });
  return [
    { kind: 'table', ...(hasHead && { head: textsOf(first) }), rows: (hasHead ? rest : rows).map(rowOf) },
  ];
}

function blockOf(element: Element): PdfBlock[] {
  const { tagName } = element;
  const [, level] = /^H(\d)$/.exec(tagName) ?? [];
  if (level !== undefined) {
    const text = textOf([...element.childNodes]);
    return text.length === 0 ? [] : [{ kind: 'heading', level: Number(level), text }];
  }
  if (tagName === 'TABLE') return tableOf(element);
  if (tagName === 'HR') return [];
  const items = () => [...element.children].map((item) => blocksOf(item));
  if (tagName === 'UL') return [{ kind: 'list', items: items() }];
  if (tagName === 'OL')
    return [{ kind: 'list', start: Number(element.getAttribute('start') ?? 1), items: items() }];
  return blocksOf(element);
}

/** The blocks of an element; text between them becomes paragraphs. */
function blocksOf(parent: ParentNode & Node): PdfBlock[] {
  const found: PdfBlock[] = [];
  let run: Node[] = [];
  const endRun = () => {
    if (run.some((node) => node.textContent?.trim())) found.push({ kind: 'paragraph', text: textOf(run) });
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

/** A contract's HTML as the parts of a PDF, sanitised like what is shown on the page. */
export function pdfText(html: string): readonly PdfBlock[] {
  return blocksOf(sanitisedNodes(html));
}
