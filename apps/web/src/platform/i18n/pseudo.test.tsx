import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mountAt } from '../../testing/mount.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { outsideOfPseudo, pseudo, setPseudoLanguage } from './pseudo.ts';

beforeAll(() => {
  window.scrollTo = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(cleanup);

describe('the pseudo-language', () => {
  it('is longer, accented and between brackets, and stays readable', () => {
    expect(pseudo('Sign in')).toBe('⟦Šîgñ îñ~~~⟧');
    expect(pseudo('')).toBe('');
    expect(pseudo(pseudo('Pay'))).toBe(pseudo('Pay'));
  });

  it('leaves what is no catalogue’s outside of its brackets', () => {
    expect(outsideOfPseudo('⟦Šîgñ îñ~~~⟧ $40.00')).toEqual([]);
    expect(outsideOfPseudo('Hello ⟦Šîgñ~~⟧ you')).toEqual(['Hello', 'you']);
  });

  it('reaches texts, plurals and the brand’s words', async () => {
    const { translator } = await createTestApp();
    setPseudoLanguage(translator);
    expect(translator.texts.get().byKey('app:titles.problem')).toBe(pseudo('Something went wrong'));
    expect(translator.texts.get().byKey('voice:productName')).toBe(pseudo('Dayfare'));
    // A text inside a text keeps one pair of brackets around all.
    expect(
      outsideOfPseudo(translator.texts.get().byKey('app:frame.titled', { page: pseudo('Home') })),
    ).toEqual([]);
  });
});

/** Words that are not the app's: each language's own name, and those of the components, which packages/ui checks. */
const foreign = new Set(['Español', 'Français', 'English', 'Show password', 'Notifications']);

function shownTexts(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '');
  return texts;
}

describe('in the pseudo-language, a page has no word outside of the brackets', () => {
  it.each(['/welcome/login', '/welcome/auth-failed', '/welcome/forgot-password'])(
    '%s [i18n-007]',
    async (path) => {
      const app = await createTestApp();
      setPseudoLanguage(app.translator);
      render(mountAt(app, [path]).element);
      await screen.findByRole('heading', { level: 1 });
      const spoken = [...document.body.querySelectorAll('[aria-label],[placeholder]')].map(
        (element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? '',
      );
      const left = [...shownTexts(document.body), ...spoken, document.title].flatMap(outsideOfPseudo);
      expect(left.filter((words) => !foreign.has(words))).toEqual([]);
    },
  );
});
