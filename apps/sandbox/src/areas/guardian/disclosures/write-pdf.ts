/** Points: a letter page with margins of an inch. */
const page = { width: 612, height: 792, margin: 72 } as const;
const sizes = { title: 18, text: 11 } as const;
/** Line height, in sizes of the typeface. */
const leading = 1.4;

/** A paragraph of a document. */
interface Paragraph {
  readonly text: string;
  /** Default: `text`. */
  readonly style?: keyof typeof sizes;
}

/** A document that can be read on any device. */
export interface PdfDocument {
  /** BCP 47: how a screen reader pronounces it. */
  readonly locale: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Roughly what a letter of Helvetica is wide, in sizes of the typeface; a line is never wider than it says. */
const widthOf = (letter: string) =>
  /[ilI.,;:'’|! ]/.test(letter) ? 0.3 : /[mwMWA-Z@%—]/.test(letter) ? 0.85 : 0.56;

function linesOf(text: string, size: number): string[] {
  const room = (page.width - 2 * page.margin) / size;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    const isTooLong = [...next].reduce((sum, letter) => sum + widthOf(letter), 0) > room;
    if (isTooLong && line !== '') lines.push(line);
    line = isTooLong && line !== '' ? word : next;
  }
  return [...lines, line];
}

/** Signs of Windows-1252 that have another number there than in Unicode. */
const windows: Readonly<Record<string, number>> = {
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  '…': 0x85,
  œ: 0x9c,
};

/** A text in the typeface's encoding, as PDF writes it: in hexadecimal digits. */
function encoded(text: string): string {
  const bytes = [...text].map((sign) => windows[sign] ?? sign.codePointAt(0) ?? 0);
  return `<${bytes.map((byte) => (byte < 256 ? byte : 0x3f).toString(16).padStart(2, '0')).join('')}>`;
}

/** What is drawn on each page, line by line. */
function pagesOf(paragraphs: readonly Paragraph[]): string[] {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  for (const { text, style = 'text' } of paragraphs) {
    const size = sizes[style];
    for (const line of linesOf(text, size)) {
      if (y - size < page.margin) {
        pages.push([]);
        y = page.height - page.margin;
      }
      y -= size * leading;
      const font = style === 'title' ? '/F2' : '/F1';
      pages.at(-1)?.push(`BT ${font} ${size} Tf ${page.margin} ${y.toFixed(1)} Td ${encoded(line)} Tj ET`);
    }
    y -= size * 0.6;
  }
  return pages.map((drawn) => drawn.join('\n'));
}

/** A PDF with selectable text, in a typeface that every reader has. */
export function writePdf({ locale, title, paragraphs }: PdfDocument): Uint8Array<ArrayBuffer> {
  const contents = pagesOf([{ text: title, style: 'title' }, ...paragraphs]);
  const firstPage = 6;
  const kids = contents.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${locale}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${encoded(title)} >>`,
    ...contents.flatMap((drawn, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  // All of it is ASCII: texts are hexadecimal digits.
  return new Uint8Array(new TextEncoder().encode(text));
}
