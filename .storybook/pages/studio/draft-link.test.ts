import { allTokens } from '@dayfare/themes/brands/all';
import { describe, expect, it } from 'vitest';
import { draftHash, draftInHash } from './draft-link.ts';

const draft = { title: 'Café & Söhne', tokens: allTokens.paycor };

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
});
