import { getDocumentProxy } from 'unpdf';

type PdfProxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type PageProxy = Awaited<ReturnType<PdfProxy['getPage']>>;
type TreeNode = NonNullable<Awaited<ReturnType<PageProxy['getStructTree']>>>;
type Child = TreeNode['children'][number];

/** A PDF as assistive technology has it. */
export interface ReadPdf {
  readonly title: string;
  /** BCP 47 */
  readonly language: string;
  readonly isTagged: boolean;
  /** Whether a window shows the title, and not the file's name. */
  readonly isTitleShown: boolean;
  readonly pages: number;
  /**
   * The structure in reading order, one line each and two spaces deeper within another: `H1 Receipt for $60.00`. What goes on on another page is
   * there again.
   */
  readonly outline: readonly string[];
  /** All text that can be selected, page by page, with what is no content. */
  readonly text: string;
  /** Text that is neither in the structure nor marked as decoration: it has to be empty. */
  readonly unmarked: string;
}

/** What a page says, by the marks of its structure. */
async function textsOf(page: PageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byMark = new Map<string, string>();
  const open: (string | null)[] = [];
  let unmarked = '';
  let all = '';
  for (const item of items) {
    if ('str' in item) {
      const said = item.str + (item.hasEOL ? '\n' : '');
      all += said;
      const mark = open.findLast((one) => one !== null);
      if (mark !== undefined && mark !== null) byMark.set(mark, (byMark.get(mark) ?? '') + said);
      else if (open.length === 0) unmarked += said.trim();
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? null);
  }
  return { byMark, unmarked, all };
}

/** Text as one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of an element with the links in it, as it is read. */
function textIn(node: Child, byMark: ReadonlyMap<string, string>): string {
  if (!('role' in node)) return 'id' in node ? (byMark.get(node.id) ?? '') : '';
  return node.children
    .filter((child) => !('role' in child) || child.role === 'Link')
    .map((child) => textIn(child, byMark))
    .join('');
}

function linesOf(node: Child, depth: number, byMark: ReadonlyMap<string, string>): string[] {
  if (!('role' in node)) return [];
  const own = textIn(node, byMark);
  const language = textFrom(node, 'lang');
  const name = [node.role, language && `[${language}]`, oneLine(own) || textFrom(node, 'alt')];
  return [
    `${'  '.repeat(depth)}${name.filter(Boolean).join(' ')}`,
    ...node.children.flatMap((child) => linesOf(child, depth + 1, byMark)),
  ];
}

const textFrom = (values: object, key: string): string => {
  const value = Object.entries(values).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : '';
};

/** Reads a PDF through pdf.js: title, language, tags, and the order in which they are read. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // pdf.js keeps what it is given.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const [{ info }, marks, preferences] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getViewerPreferences(),
  ]);
  const outline: string[] = [];
  let [text, unmarked] = ['', ''];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [tree, said] = await Promise.all([page.getStructTree(), textsOf(page)]);
    outline.push(...(tree?.children ?? []).flatMap((child) => linesOf(child, 0, said.byMark)));
    text += `${said.all}\n`;
    unmarked += said.unmarked;
  }
  return {
    ...{ title: textFrom(info, 'Title'), language: textFrom(info, 'Language'), pages: pdf.numPages },
    ...{ outline, text: oneLine(text), unmarked },
    isTagged: Object.entries(marks ?? {}).some(([name, value]) => name === 'Marked' && value === true),
    isTitleShown: Object.entries(preferences ?? {}).some(
      ([name, value]) => name === 'DisplayDocTitle' && value === true,
    ),
  };
}
