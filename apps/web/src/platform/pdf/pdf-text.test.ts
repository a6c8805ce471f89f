import { describe, expect, it } from 'vitest';
import { pdfText } from './pdf-text.ts';

const texts = (html: string) => JSON.stringify(pdfText(html));

describe('a contract as a PDF', () => {
  it('has headings, paragraphs, emphasis and links', () => {
    expect(pdfText('<h2>Terms</h2><p>Read <b>all <u>of</u></b> <a href="tel:+1855">it</a></p>')).toEqual([
      { kind: 'heading', level: 2, text: [{ text: 'Terms' }] },
      {
        kind: 'paragraph',
        text: [
          { text: 'Read ' },
          { text: 'all ', isBold: true },
          { text: 'of', isBold: true, isUnderlined: true },
          { text: ' ' },
          { text: 'it', link: 'tel:+1855' },
        ],
      },
    ]);
  });

  it('keeps lists, also one within another, and where an ordered one starts', () => {
    expect(pdfText('<ol start="3"><li>One<ul><li>Two</li></ul></li></ol>')).toEqual([
      {
        ...{ kind: 'list', start: 3 },
        items: [
          [
            { kind: 'paragraph', text: [{ text: 'One' }] },
            { kind: 'list', items: [[{ kind: 'paragraph', text: [{ text: 'Two' }] }]] },
          ],
        ],
      },
    ]);
  });

  it('keeps tables with the names of their columns and rows, and rows of unequal length', () => {
    expect(
      pdfText(
        '<table><tr><th>Fee</th><th>Day</th></tr><tr><td>None</td></tr><tr><th>Fast</th><td>$2</td></tr></table>',
      ),
    ).toEqual([
      {
        kind: 'table',
        head: [[{ text: 'Fee' }], [{ text: 'Day' }]],
        rows: [
          { cells: [[{ text: 'None' }], ''], hasHead: false },
          { cells: [[{ text: 'Fast' }], [{ text: '$2' }]], hasHead: true },
        ],
      },
    ]);
    expect(pdfText('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toMatchObject([
      { rows: [{ cells: [[{ text: 'One' }, { text: '\n' }, { text: 'Two' }]] }] },
    ]);
  });

  it('has paragraphs for text between blocks, and none for white space', () => {
    expect(pdfText('Before <i>it</i><p>one</p>\n  <div>two<br>lines</div><h3> </h3>')).toHaveLength(3);
    expect(pdfText('<div> two <br> lines </div>')).toEqual([
      { kind: 'paragraph', text: [{ text: 'two' }, { text: '\n' }, { text: 'lines' }] },
    ]);
  });

  it('has nothing of what the page would not show either', () => {
    expect(texts('<p>a<script>b</script><a href="javascript:c">d</a></p>')).not.toMatch(/b|javascript/);
  });
});
