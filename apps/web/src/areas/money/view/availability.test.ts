import { availabilityReason } from '@dayfare/domain/money';
import { languages } from '@dayfare/domain/product';
import { describe, expect, it } from 'vitest';
import { moneyTexts } from '../testing/money-texts.ts';
import { refusalWords } from './availability.ts';

const facts = {
  payday: 'Friday, November 27',
  update: 'Saturday, November 21',
  dailyLimit: '$300.00',
} as const;

describe('why nothing can be taken', () => {
  it('is nothing when something can', async () => {
    expect(refusalWords(await moneyTexts('en'), { ...facts, reason: 'Available' })).toBeNull();
  });

  it.each(languages)('has a title and a sentence for every reason in %s', async (language) => {
    const t = await moneyTexts(language);
    for (const reason of availabilityReason.names.filter((name) => name !== 'Available')) {
      const words = refusalWords(t, { ...facts, reason });
      expect(words?.title, reason).toMatch(/^\p{L}.{5,}$/u);
      expect(words?.text, reason).toMatch(/^\p{L}.{10,}\.$/u);
      expect(words?.text, reason).not.toMatch(/\{\{|reasons\./);
    }
  });

  it('says when it changes, as far as that is known', async () => {
    const t = await moneyTexts('en');
    expect(refusalWords(t, { ...facts, reason: 'FundsNotAvailable' })?.text).toContain(
      'Saturday, November 21',
    );
    expect(refusalWords(t, { ...facts, reason: 'FundsNotAvailable', update: null })?.text).toMatch(
      /next hours\.$/,
    );
    expect(refusalWords(t, { ...facts, reason: 'InBufferDays' })?.text).toContain('Friday, November 27');
    expect(refusalWords(t, { ...facts, reason: 'DailyLimitExceeded' })?.text).toContain('$300.00');
  });
});
