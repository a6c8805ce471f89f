import { allTokens } from '@dayfare/themes/brands/all';
import { drawLogo } from '@dayfare/themes/folder/drawings';
import { describe, expect, it } from 'vitest';
import type { DraftBrand } from './draft.ts';
import { draftHash, draftInHash } from './draft-link.ts';

const draft: DraftBrand = {
  title: 'Café & Söhne',
  tokens: allTokens.paycor,
  phrases: { fr: { tagline: 'Votre paie, plus tôt.' } },
  logo: drawLogo('Café', allTokens.paycor),
  mark: undefined,
};

describe('the link of a draft', () => {
  it('holds the whole draft, and is short enough to send', async () => {
    const hash = await draftHash(draft);
    expect(hash).toMatch(/^#draft=[\w-]+$/);
    expect(hash.length).toBeLessThan(4_000);
    expect(await draftInHash(hash)).toEqual(draft);
  });

  it.each(['', '#draft=', '#draft=%%%', '#draft=abc', '#other=abc', `#draft=${'A'.repeat(30_000)}`])(
    'is nothing that was cut off or made elsewhere: %s',
    async (hash) => {
      expect(await draftInHash(hash)).toBeUndefined();
    },
  );

  it('brings no token that the contract refuses', async () => {
    const light = { ...allTokens.paycor.light, action: 'url(//evil.example)' as '#000000' };
    const hash = await draftHash({ title: 'x', tokens: { ...allTokens.paycor, light } });
    expect(await draftInHash(hash)).toBeUndefined();
  });

  it.each([
    { logo: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
    { mark: 'x' },
    { phrases: { en: { tagline: 'x'.repeat(500) } } },
    { phrases: { en: { nobodysKey: 'x' } } as DraftBrand['phrases'] },
  ])('brings no drawing and no wording that a brand cannot have: %j', async (part) => {
    expect(await draftInHash(await draftHash({ ...draft, ...part }))).toBeUndefined();
  });
});
