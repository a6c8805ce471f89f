import { describe, expect, it } from 'vitest';
import type { PdfBlock, PdfContent } from './content.ts';
import { readFonts } from './read-fonts.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sample } from './testing/sample.ts';
import { writePdf } from './write-pdf.ts';

const written = async (change?: Partial<PdfContent>) => readPdf(await writePdf(sample(change), readFonts()));

const body = async (...blocks: PdfBlock[]) => {
  const { outline } = await written({ body: blocks });
  return outline.slice(outline.findIndex((line) => line.includes('December 2')) + 1);
};

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('a document', () => {
  it('has its title, language, tags and numbers of pages, and reads from who it is from to its facts', async () => {
    const { text, outline, unmarked, ...rest } = await written();
    expect(rest).toEqual({
      ...{ title: 'Receipt for $60.00', language: 'en-US', pages: 1 },
      ...{ isTagged: true, isTitleShown: true },
    });
    expect(outline).toEqual([
      'Document',
      '  Figure Sample',
      '  P Sample, Inc.',
      '  P Help: 1-800-555-0100',
      '  P help@sample.example',
      '  H1 Receipt for $60.00',
      '  Table',
      '    TR',
      '      TH Account holder',
      '      TD Zoë Núñez',
      '    TR',
      '      TH Date of issue',
      '      TD December 2, 2026',
    ]);
    expect(text).toContain('Sample, Inc. · Receipt for $60.00 Page 1 of 1');
    expect(unmarked).toBe('');
  });

  it('says so in the language around a text of another language', async () => {
    const copy = { locale: 'es-US', frameLocale: 'fr-CA', title: 'Términos', isCopy: true };
    const { language, outline, text } = await written(copy);
    expect(language).toBe('es-US');
    expect(outline).toContain('  P [fr-CA] Sample, Inc.');
    expect(outline).toContain('  Table [fr-CA]');
    expect(text).toContain('Copie faite le 2 décembre 2026');
    expect(text).toContain('Page 1 sur 1');
  });

  it('has words of its own in each language, and English ones for others', async () => {
    expect((await written({ locale: 'es-US' })).text).toMatch(/Fecha de emisión .*Página 1 de 1/);
    expect((await written({ locale: 'de-DE' })).text).toContain('Page 1 of 1');
    const first = { locale: 'fr-CA', issuedAt: Date.parse('2026-12-01T15:00:00Z') };
    expect((await written(first)).text).toContain('Date d’émission 1er décembre 2026');
  });

  it('can be selected with its accents, signs of currencies, quotes and no-break spaces', async () => {
    const title = 'L’été «\u00a0à Québec\u00a0» — 1\u202f234,50\u00a0€ “señal” œuvre ••4821 − Łódź';
    const shown = title.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect((await written({ title })).text).toContain(shown);
  });

  it('has the brand’s name where there is no logo, or one that is no drawing', async () => {
    for (const logo of [undefined, 'Not found'])
      expect((await written({ issuer: { ...sample().issuer, logo } })).outline[1]).toBe('  P Sample');
  });

  it('leaves lines for what is written by hand, below everything that is known', async () => {
    const { outline } = await written({
      facts: [
        { name: 'Signature', value: '' },
        { name: 'Bank', value: 'Harbor' },
      ],
    });
    expect(outline.filter((line) => /T[HD]/.test(line)).map((line) => line.trim())).toEqual([
      ...['TH Bank', 'TD Harbor', 'TH Date of issue', 'TD December 2, 2026', 'TH Signature', 'TD'],
    ]);
  });
});

describe('the parts of a document', () => {
  it('are headings without a gap, paragraphs, links and lists', async () => {
    const lines = await body(
      { kind: 'heading', level: 1, text: 'Terms' },
      { kind: 'paragraph', text: [{ text: 'Read ' }, { text: 'all', isBold: true }, { text: '. ' }] },
      { kind: 'heading', level: 5, text: 'Calls' },
      { kind: 'paragraph', text: [{ text: 'Call ' }, { text: 'us', link: 'tel:+18005550100' }] },
      {
        ...{ kind: 'list', start: 3 },
        items: [
          [
            { kind: 'paragraph', text: 'One' },
            { kind: 'list', items: [[{ kind: 'paragraph', text: 'Two' }]] },
          ],
        ],
      },
      { kind: 'paragraph', text: '' },
    );
    expect(lines).toEqual([
      '  H2 Terms',
      '  P Read all.',
      '  H3 Calls',
      '  P Call us',
      '    Link us',
      '  L',
      '    LI',
      '      Lbl 3.',
      '      LBody',
      '        P One',
      '        L',
      '          LI',
      '            Lbl •',
      '            LBody',
      '              P Two',
    ]);
  });

  it('go on on another page: a table with its head for the eyes alone, its sums with its last row', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ cells: [`Day ${index}`, '$1.00'] }));
    const table = {
      kind: 'table',
      head: ['Day', 'Amount'],
      rows,
      total: ['Total', '$60.00'],
      figures: 1,
    } as const;
    const { outline, text, pages, unmarked } = await written({ body: [table] });
    expect(pages).toBe(3);
    expect(unmarked).toBe('');
    expect(text.match(/Day Amount/g)).toHaveLength(3);
    expect(outline.filter((line) => line.endsWith('TH Day'))).toHaveLength(1);
    expect(outline.filter((line) => / TD Day \d+$/.test(line))).toHaveLength(60);
    expect(outline.slice(-2).map((line) => line.trim())).toEqual(['TH Total', 'TD $60.00']);
    expect(text).toMatch(/Page 1 of 3.*Page 2 of 3.*Page 3 of 3$/);
  });

  it('keep a heading with what follows, wherever a page ends', async () => {
    for (let lines = 25; lines < 45; lines += 1) {
      const filler = Array.from({ length: lines }, () => ({ kind: 'paragraph', text: 'Line' }) as const);
      const { text } = await written({
        body: [
          ...filler,
          { kind: 'heading', level: 2, text: 'Heading' },
          { kind: 'paragraph', text: words(60) },
        ],
      });
      expect(text, `after ${lines} lines`).toContain('Heading word0 ');
    }
  });

  it('are whole when a paragraph or a row is longer than a page', async () => {
    const { text, outline, pages, unmarked } = await written({
      body: [
        { kind: 'paragraph', text: words(1500) },
        { kind: 'table', rows: [{ cells: ['Clause', words(1500)], hasHead: true }] },
      ],
    });
    expect(pages).toBeGreaterThan(3);
    expect(unmarked).toBe('');
    expect(text.match(/word1499/g)).toHaveLength(2);
    expect(outline.some((line) => line.endsWith('TH Clause'))).toBe(true);
  });

  it('have their rows of unequal length, and columns too many for their words', async () => {
    const cells = Array.from({ length: 14 }, (_, index) => `Column-number-${index}`);
    const lines = await body({ kind: 'table', head: ['One'], rows: [{ cells }], figures: 0 });
    expect(lines.filter((line) => line.trim().startsWith('TH'))).toHaveLength(14);
    expect(lines.filter((line) => line.trim().startsWith('TD'))).toHaveLength(14);
  });
});
