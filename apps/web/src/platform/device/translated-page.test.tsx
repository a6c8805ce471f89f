import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { surviveTranslators } from './translated-page.ts';

const { removeChild, insertBefore } = Node.prototype;

afterEach(() => {
  cleanup();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** Puts an element in the place of each text, as browsers' translators do. */
function translate(root: HTMLElement) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = `(${text.data})`;
    text.replaceWith(font);
  }
}

function Screen({ isNew }: { isNew: boolean }) {
  return (
    <main>
      {isNew && <b>New</b>}
      {isNew ? null : 'Old'}
      <i>Same</i>
    </main>
  );
}

it('a translated page changes without an error', () => {
  surviveTranslators();
  const { container, rerender } = render(<Screen isNew={false} />);
  translate(container);
  rerender(<Screen isNew />);
  expect(container.querySelector('b')?.textContent).toBe('New');
  rerender(<Screen isNew={false} />);
  expect(container.querySelector('b')).toBeNull();
  expect(container.querySelector('i')).not.toBeNull();
});

it('everything else stays as it was: what is no child of a node is put where it belongs', () => {
  surviveTranslators();
  const parent = document.createElement('div');
  const [first, second] = [document.createElement('i'), document.createElement('b')];
  parent.append(second);
  expect(parent.insertBefore(first, second)).toBe(first);
  expect([...parent.children]).toEqual([first, second]);
  expect(parent.removeChild(first)).toBe(first);
  expect([...parent.children]).toEqual([second]);
});
