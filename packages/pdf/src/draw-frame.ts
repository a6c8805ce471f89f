import type PDFDocument from 'pdfkit';
import type { PdfContent, PdfFact, PdfIssuer } from './content.ts';
import { drawLogo, logoSize } from './draw-logo.ts';
import { drawPlain, drawText, heightOf, widthsOf, written } from './draw-text.ts';
import { columnWidth, drawArtifact, drawRule, ensureRoom, ink, type Place, sizes } from './paper.ts';
import { frameTexts } from './texts.ts';

/** Points */
const logoHeight = 30;
const signatureHeight = 34;
const factPadding = 4.5;

/** The logo as a picture with a name, or else the name itself. */
function drawBrand(place: Place, { brand, logo, colour }: PdfIssuer): void {
  const { doc, parent, x } = place;
  const size = logo === undefined ? null : logoSize(logo);
  if (logo === undefined || size === null) {
    drawText(place, 'P', brand, { isBold: true, size: 15 });
    return;
  }
  const y = doc.y;
  const width = (size.width / size.height) * logoHeight;
  const draw = () => drawLogo(doc, logo, { x, y, height: logoHeight }, colour);
  parent.add(doc.struct('Figure', { alt: brand, bbox: [x, y, x + width, y + logoHeight] }, [draw]));
  doc.y = y + logoHeight;
}

/** Draws who a document is from: the logo, and beside it how to reach them. */
export function drawIssuer(place: Place, issuer: PdfIssuer, lang: string | undefined): void {
  const { doc, x, width } = place;
  const { top } = doc.page.margins;
  doc.y = top - 18;
  drawBrand(place, issuer);
  const below = doc.y;
  doc.y = top - 18;
  const half = { ...place, x: x + width / 2, width: width / 2 };
  const style = { size: sizes.small, align: 'right' as const, lang };
  drawText(half, 'P', issuer.legalName, { ...style, isBold: true });
  for (const line of issuer.contact) drawText(half, 'P', line, { ...style, colour: ink.muted });
  doc.y = Math.max(below, doc.y) + 10;
  drawRule(place, doc.y, issuer.colour('action') ?? ink.text, 2);
  doc.y += 22;
}

function drawFact(place: Place, { name, value }: PdfFact, nameWidth: number): void {
  const { doc, parent, x, width } = place;
  const rest = width - nameWidth;
  const height = Math.max(heightOf(doc, name, nameWidth - 12), heightOf(doc, value, rest)) + 2 * factPadding;
  const isBlank = value === '';
  ensureRoom(doc, isBlank ? signatureHeight : height);
  const bottom = doc.y + (isBlank ? signatureHeight : height);
  const baseline = doc.y + factPadding + (isBlank ? signatureHeight - height : 0);
  const row = doc.struct('TR');
  parent.add(row);
  doc.y = baseline;
  drawText({ ...place, parent: row, width: nameWidth - 12 }, 'TH', name, { colour: ink.muted, scope: 'Row' });
  doc.y = baseline;
  drawText({ ...place, parent: row, x: x + nameWidth, width: rest }, 'TD', value);
  row.end();
  doc.y = bottom;
  const line = isBlank ? { ...place, x: x + nameWidth, width: rest } : place;
  drawRule(line, bottom, isBlank ? ink.muted : ink.line, 0.5);
}

/** Draws facts with their names, and a line to write on where one has no value. */
export function drawFacts(place: Place, facts: readonly PdfFact[], lang: string | undefined): void {
  const { doc, parent, width } = place;
  const table = doc.struct('Table', { lang });
  parent.add(table);
  const longest = Math.max(...facts.map(({ name }) => widthsOf(doc, name)[0]));
  const nameWidth = Math.min(width * 0.45, longest + 28);
  for (const fact of facts) drawFact({ ...place, parent: table }, fact, nameWidth);
  table.end();
}

/** The day of issue as a fact. */
export function issueFact({ isCopy, issuedAt, timeZone, locale, frameLocale = locale }: PdfContent): PdfFact {
  const texts = frameTexts(frameLocale);
  const day = new Intl.DateTimeFormat(frameLocale, { dateStyle: 'long', ...(timeZone && { timeZone }) });
  // French has an ordinal for the first day of a month alone, which Intl leaves out.
  const value = day
    .format(issuedAt)
    .replace(/^1(?= [a-zéû]+ \d{4}$)/, frameLocale.startsWith('fr') ? '1er' : '1');
  return { name: isCopy ? texts.copied : texts.issued, value };
}

/** Draws on each page its number and whose document it is, and from the second on its title. */
export function drawPageMarks(doc: PDFDocument, x: number, content: PdfContent): void {
  const { issuer, title, locale, frameLocale = locale } = content;
  const { count } = doc.bufferedPageRange();
  const texts = frameTexts(frameLocale);
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const { margins, height } = doc.page;
    // The library would begin another page for what is written in a margin.
    const { top, bottom } = margins;
    Object.assign(margins, { top: 0, bottom: 0 });
    const style = { size: sizes.small, colour: ink.muted };
    const mark = (y: number, text: string, align: 'left' | 'right') => {
      doc.y = y;
      drawPlain({ doc, x, width: columnWidth }, text, { ...style, align });
    };
    drawArtifact(doc, 'Pagination', () => {
      mark(height - bottom + 26, written(`${issuer.legalName} · ${title}`).slice(0, 90), 'left');
      mark(height - bottom + 26, texts.page(page + 1, count), 'right');
    });
    Object.assign(margins, { top, bottom });
  }
}
