import type PDFDocument from 'pdfkit';
import type { StructElement, StructOptions } from 'pdfkit';
import type { PdfRun, PdfText } from './content.ts';
import { ink, type Place, sizes } from './paper.ts';

/** How text looks. */
export interface TextStyle {
  /** Points. Default: that of text. */
  readonly size?: number | undefined;
  readonly colour?: string | undefined;
  readonly isBold?: boolean | undefined;
  readonly align?: 'left' | 'right' | undefined;
}

/** The typeface has no narrow no-break space, which French puts between figures, and none of the invisible marks. */
export const written = (text: string): string =>
  text.replace(/[\u202f\u2009]/g, '\u00a0').replace(/[\u200b-\u200f\u2060\ufeff]/g, '');

/** The stretches of a text that have something to show. */
export function runsOf(text: PdfText): readonly PdfRun[] {
  const runs = typeof text === 'string' ? [{ text }] : text;
  return runs.map((run) => ({ ...run, text: written(run.text) })).filter((run) => run.text !== '');
}

const plain = (runs: readonly PdfRun[]) => runs.map((run) => run.text).join('');

/** Points between two lines, besides the typeface's own. */
const gapOf = (size: number) => size * 0.22;

/** Text is measured in the heavier weight if any of it is bold: it may be a little shorter than that, and never longer. */
function measured(doc: PDFDocument, runs: readonly PdfRun[], { size = sizes.text, isBold }: TextStyle) {
  doc.font(isBold || runs.some((run) => run.isBold) ? 'bold' : 'regular', size);
  return plain(runs);
}

/** The height of a text in a column of this width. */
export function heightOf(doc: PDFDocument, text: PdfText, width: number, style: TextStyle = {}): number {
  const { size = sizes.text } = style;
  return doc.heightOfString(measured(doc, runsOf(text), style) || ' ', { width, lineGap: gapOf(size) });
}

/** The width of a text on one line, and of its longest word. */
export function widthsOf(doc: PDFDocument, text: PdfText, style: TextStyle = {}): readonly [number, number] {
  const whole = measured(doc, runsOf(text), style);
  const widest = (parts: readonly string[]) => Math.max(0, ...parts.map((part) => doc.widthOfString(part)));
  return [widest(whole.split('\n')), widest(whole.split(/[ \n]/))];
}

/** Draws the stretches one after another; `mark` says what each of them is in the structure. */
function drawRuns(
  { doc, x, width }: Omit<Place, 'parent'>,
  runs: readonly PdfRun[],
  { size = sizes.text, colour = ink.text, isBold = false, align }: TextStyle,
  mark: (run: PdfRun, draw: () => void) => void,
): void {
  doc.x = x;
  runs.forEach((run, index) => {
    mark(run, () => {
      doc.font(isBold || run.isBold ? 'bold' : 'regular', size).fillColor(colour);
      doc.text(run.text, {
        ...{ width, align, lineGap: gapOf(size), continued: index < runs.length - 1 },
        underline: Boolean(run.isUnderlined || run.link),
        strike: Boolean(run.isStruck),
        link: run.link ?? null,
      });
    });
  });
}

/** Draws text in an element of its own, which may go on on the next page. */
export function drawText(
  place: Place,
  tag: string,
  text: PdfText,
  style: TextStyle & Pick<StructOptions, 'scope' | 'lang'> = {},
): void {
  const { doc, parent } = place;
  const { scope, lang } = style;
  const element: StructElement = doc.struct(tag, { scope, lang });
  parent.add(element);
  drawRuns(place, runsOf(text), style, (run, draw) => {
    if (run.link === undefined) element.add(draw);
    else element.add(doc.struct('Link', { alt: run.text }, [draw]));
  });
  element.end();
}

/** Draws text that is no content, such as the number of a page. */
export function drawPlain(place: Omit<Place, 'parent'>, text: PdfText, style: TextStyle = {}): void {
  drawRuns(place, runsOf(text), style, (_, draw) => draw());
}
