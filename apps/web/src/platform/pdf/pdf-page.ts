import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';

/** A fact with its name. */
interface PdfFact {
  readonly name: string;
  readonly value: string;
}

/** A table whose last columns hold figures. */
interface PdfTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Number of columns at the end that hold figures. */
  readonly figures: number;
}

/** What a document of ours says, as text that is ready to be read. */
export interface PdfContent {
  /** BCP 47: how a screen reader pronounces it. */
  readonly locale: string;
  /** The product's name, and below everything who offers it and who to ask. */
  readonly brand: string;
  readonly footer: readonly string[];
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly facts: readonly PdfFact[];
  readonly table?: PdfTable | undefined;
  /** A text of its own, below everything else. */
  readonly body?: readonly Content[] | undefined;
}

/** The typeface has no narrow no-break space, which French puts between figures. */
const written = (text: string) => text.replace(/[\u202f\u2009]/g, '\u00a0');

const factsOf = (facts: readonly PdfFact[]): Content => ({
  layout: 'lightHorizontalLines',
  margin: [0, 12, 0, 20],
  table: {
    widths: ['auto', '*'],
    body: facts.map(({ name, value }): TableCell[] => [
      { text: written(name), color: '#555555' },
      { text: written(value), alignment: 'right' },
    ]),
  },
});

function tableOf({ head, rows, figures }: PdfTable): Content {
  const cell =
    (bold: boolean) =>
    (text: string, column: number): TableCell => ({
      text: written(text),
      bold,
      alignment: column >= head.length - figures ? 'right' : 'left',
    });
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: head.map((_, column) => (column === 1 ? '*' : 'auto')),
      body: [head.map(cell(true)), ...rows.map((row) => row.map(cell(false)))],
    },
  };
}

/** The document for pdfmake: brand, title, facts and table on as many pages as they need, each with its number. */
export function pageOf(content: PdfContent): TDocumentDefinitions {
  const { brand, footer, title, subtitle, facts, table, body = [] } = content;
  return {
    info: { title: written(title), author: brand, creator: brand },
    language: content.locale,
    displayTitle: true,
    pageSize: 'LETTER',
    pageMargins: [48, 56, 48, 72],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
    content: [
      { text: written(brand), bold: true, fontSize: 12, margin: [0, 0, 0, 20] },
      { text: written(title), bold: true, fontSize: 20, headlineLevel: 1 },
      ...(subtitle
        ? [
            {
              text: written(subtitle),
              color: '#555555',
              margin: [0, 4, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
      factsOf(facts),
      ...(table ? [tableOf(table)] : []),
      ...body,
    ],
    footer: (page, pages) => ({
      margin: [48, 12, 48, 0],
      fontSize: 8,
      color: '#555555',
      columns: [
        { text: written(footer.join('\n')) },
        { text: `${page} / ${pages}`, alignment: 'right', width: 'auto' },
      ],
    }),
  };
}
