// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { newPaint, rememberPaint } from './paint.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const texts = () => newPaint().elements.map(({ textContent }) => textContent);

describe('what axe has to look at once more', () => {
  beforeEach(() => {
    show('<div style="background-color: white"><p style="color: black">Known</p></div>');
    rememberPaint(newPaint().paint);
  });

  it('is nothing where texts are painted as before, whatever they say', () => {
    show(
      '<section><div style="background-color: white"><p style="color: black">Other words</p></div></section>',
    );
    expect(texts()).toEqual([]);
  });

  it.each([
    ['another colour', '<div style="background-color: white"><p style="color: gray">New</p></div>'],
    ['another ground', '<div style="background-color: black"><p style="color: black">New</p></div>'],
    [
      'a ground that shines through',
      '<div style="background-color: white"><div style="opacity: 0.5"><p style="color: black">New</p></div></div>',
    ],
    [
      'another size',
      '<div style="background-color: white"><p style="color: black; font-size: 8px">New</p></div>',
    ],
    [
      'a place of its own',
      '<div style="background-color: white"><div class="over" style="position: absolute"><p style="color: black">New</p></div></div>',
    ],
  ])('is a text in %s', (_, html) => {
    show(html);
    expect(texts()).toEqual(['New']);
  });

  it('is a target that is too small, each time', () => {
    show('<div style="background-color: white"><p style="color: black"><a href="/a"></a></p></div>');
    const link = document.body.querySelector('a');
    if (!link) throw new Error('There is no link.');
    link.getBoundingClientRect = () => new DOMRect(0, 0, 60, 20);
    expect(newPaint().elements).toEqual([link]);
    link.getBoundingClientRect = () => new DOMRect(0, 0, 60, 24);
    expect(newPaint().elements).toEqual([]);
  });
});
