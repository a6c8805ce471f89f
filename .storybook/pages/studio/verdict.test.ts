import { allTokens } from '@dayfare/themes/brands/all';
import { drawLogo } from '@dayfare/themes/folder/drawings';
import { describe, expect, it } from 'vitest';
import type { DraftBrand } from './draft.ts';
import { draftProblems, drawingProblems, phraseProblem } from './verdict.ts';

const draft: DraftBrand = { title: 'Acme Pay', tokens: allTokens.common };

describe('what add:brand would say of a draft', () => {
  it('is nothing, as long as nobody has written or drawn anything for it', () => {
    expect(draftProblems(draft)).toEqual([]);
  });

  it('names a title, a phrase and a drawing that cannot be taken', () => {
    const found = draftProblems({
      ...{ ...draft, title: 'Paycor Pay' },
      phrases: { en: { supportPhone: 'call us' } },
      logo: drawLogo('Acme', draft.tokens),
      mark: drawLogo('Acme', draft.tokens),
    });
    expect(found).toEqual([
      expect.stringMatching(/^The name is "Paycor Pay"/),
      'mark.svg must be as wide as it is high, 40.',
      expect.stringMatching(/^voice\.en\.json: supportPhone /),
    ]);
  });
});

describe('a drawing', () => {
  it('is refused with a script in it, and with the name of another brand', () => {
    const script = drawLogo('Acme', draft.tokens).replace('<g', '<script>alert(1)</script><g');
    expect(drawingProblems('logo', script).join()).toContain('<script>');
    expect(drawingProblems('logo', drawLogo('UKG', draft.tokens))).toEqual([
      'logo.svg has the title "UKG", the name of UKG.',
    ]);
  });
});

describe('a phrase', () => {
  it('is refused where it is too long, and where it was left in another language', () => {
    const said = (phrase: string): DraftBrand => ({ ...draft, phrases: { es: { signInTitle: phrase } } });
    expect(phraseProblem(said('x'.repeat(37)), 'es', 'signInTitle')).toBe(
      'has 37 characters and may have 36.',
    );
    expect(phraseProblem(said('Sign in'), 'es', 'signInTitle')).toContain(
      'the same in Spanish as in English',
    );
    expect(phraseProblem(draft, 'es', 'signInTitle')).toBeUndefined();
  });
});
