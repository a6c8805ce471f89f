import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Superscript } from './superscript.tsx';

const html = (text: string) =>
  render(<Superscript text={text} data-part="name" />).container.querySelector('span');

describe('Superscript', () => {
  it('sets each registered mark as a superscript, wherever it stands [ui-019]', () => {
    for (const [text, marks] of [
      ['Dayfare® Card', 1],
      ['®Dayfare®®', 3],
      ['Dayfare', 0],
      ['', 0],
    ] as const) {
      const root = html(text);
      expect(root?.querySelectorAll('sup')).toHaveLength(marks);
      expect(root?.textContent).toBe(text);
    }
  });

  it('leaves markup in a text as text', () => {
    expect(html('<b>Visa®</b>')?.querySelector('b')).toBeNull();
  });
});
