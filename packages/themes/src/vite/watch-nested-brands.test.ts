// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { watchNestedBrands } from './watch-nested-brands.ts';

const warn = vi.fn();
watchNestedBrands(document, warn);

/** Moves focus from one element of a page to another. */
function moveFocus(html: string): readonly string[] {
  warn.mockClear();
  document.body.innerHTML = html;
  for (const id of ['from', 'to']) document.getElementById(id)?.focus();
  return warn.mock.calls.flat();
}

describe('an overlay that is opened', () => {
  it('from a part of the page with a brand of its own is said to be in another', () => {
    expect(
      moveFocus(
        '<div data-brand="ukg"><button id="from"></button></div><p role="dialog"><a id="to" href="#"></a></p>',
      ),
    ).toEqual([expect.stringContaining('data-brand="ukg" is shown in the brand of the page')]);
  });

  it.each([
    ['from a page of one brand', '<button id="from"></button><p role="menu"><a id="to" href="#"></a></p>'],
    [
      'where it is in its brand',
      '<div data-brand="ukg"><button id="from"></button><p role="listbox"><a id="to" href="#"></a></p></div>',
    ],
    ['as none', '<div data-brand="ukg"><button id="from"></button></div><a id="to" href="#"></a>'],
  ])('%s is not', (_, html) => expect(moveFocus(html)).toEqual([]));
});
