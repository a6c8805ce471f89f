/** A stretch of text with its emphasis. */
export interface PdfRun {
  readonly text: string;
  readonly isBold?: boolean | undefined;
  readonly isUnderlined?: boolean | undefined;
  readonly isStruck?: boolean | undefined;
  /** Where a press leads, such as `tel:+18005550119`. */
  readonly link?: string | undefined;
}

/** Text in a line, plain or in stretches. */
export type PdfText = string | readonly PdfRun[];

/** A row of a table. */
export interface PdfRow {
  readonly cells: readonly PdfText[];
  /** Whether the first cell is the name of the others. Default: false. */
  readonly hasHead?: boolean | undefined;
}

/** A table; its head is repeated on each page. */
export interface PdfTable {
  readonly kind: 'table';
  /** Names of the columns. */
  readonly head?: readonly PdfText[] | undefined;
  readonly rows: readonly PdfRow[];
  /** The sums, as the last row; an empty text where a column has none. */
  readonly total?: readonly string[] | undefined;
  /** Number of columns at the end that hold figures. Default: 0. */
  readonly figures?: number | undefined;
}

/** A list, with numbers from `start` on if it has one. */
export interface PdfList {
  readonly kind: 'list';
  readonly start?: number | undefined;
  readonly items: readonly (readonly PdfBlock[])[];
}

/** A part of a document. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: PdfText }
  | { readonly kind: 'paragraph'; readonly text: PdfText }
  | PdfList
  | PdfTable;

/** A fact with its name. An empty value leaves a line to write on. */
export interface PdfFact {
  readonly name: string;
  readonly value: string;
}

/** Who a document is from. */
export interface PdfIssuer {
  /** The product's name. */
  readonly brand: string;
  readonly legalName: string;
  /** How to reach them, line by line. */
  readonly contact: readonly string[];
  /** An SVG of paths and simple shapes, as brands have them. Without one, the brand's name stands in its place. */
  readonly logo?: string | undefined;
  /** The brand's colour of a role on white paper, such as `#b3204f`; undefined if it has none. */
  readonly colour: (role: string) => string | undefined;
}

/** A document as text that is ready to be read. */
export interface PdfContent {
  /** BCP 47 language of title and body: how a screen reader pronounces them. */
  readonly locale: string;
  /** BCP 47 language of everything around them: issuer, facts, page numbers. Default: `locale`. */
  readonly frameLocale?: string | undefined;
  readonly issuer: PdfIssuer;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly facts: readonly PdfFact[];
  readonly body?: readonly PdfBlock[] | undefined;
  /** When it is made, in milliseconds since 1970. */
  readonly issuedAt: number;
  /** IANA time zone of that day. Default: the device's. */
  readonly timeZone?: string | undefined;
  /** Whether it is a copy of what was agreed to elsewhere: its day is that of the copy. Default: false. */
  readonly isCopy?: boolean | undefined;
}
