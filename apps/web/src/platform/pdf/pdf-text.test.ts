import { describe, expect, it } from 'vitest';
import { pdfText } from './pdf-text.ts';

const texts = (html: string) => JSON.stringify(pdfText(html));

describe('a contract as a PDF', () => {
  it('has headings, paragraphs, emphasis and links', () => {
    expect(pdfText('<h2>Terms</h2><p>Read <b>all</b> of <a href="tel:+1855">it</a></p>')).toEqual([
      { text: ['Terms'], bold: true, fontSize: 13, margin: [0, 10, 0, 4] },
      {
        text: [
          'Read ',
          { text: ['all'], bold: true },
          ' of ',
          { text: ['it'], decoration: 'underline', link: 'tel:+1855' },
        ],
        margin: [0, 0, 0, 6],
      },
    ]);
  });

  it('keeps lists, also one within another, and where an ordered one starts', () => {
    expect(pdfText('<ol start="3"><li>One<ul><li>Two</li></ul></li></ol>')).toMatchObject([
      { start: 3, ol: [{ stack: [{ text: ['One'] }, { ul: [{ stack: [{ text: ['Two'] }] }] }] }] },
    ]);
  });

  it('keeps tables, with rows of unequal length', () => {
    expect(pdfText('<table><tr><th>Fee</th><th>Day</th></tr><tr><td>None</td></tr></table>')).toMatchObject([
      {
        table: {
          body: [
            [{ stack: [{ text: ['Fee'] }], bold: true }, { stack: [{ text: ['Day'] }] }],
            [{ stack: [{ text: ['None'] }], bold: false }, ''],
          ],
        },
      },
    ]);
  });

  it('has paragraphs for text between blocks, and none for white space', () => {
    expect(pdfText('Before <i>it</i><p>one</p>\n  <div>two<br>lines</div>')).toHaveLength(3);
    expect(texts('<div>two<br>lines</div>')).toContain('"two","\\n","lines"');
  });

  it('has nothing of what the page would not show either', () => {
    expect(texts('<p>a<script>b</script><a href="javascript:c">d</a></p>')).not.toMatch(/b|javascript/);
  });
});
