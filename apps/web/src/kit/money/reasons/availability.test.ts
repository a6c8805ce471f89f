import { availabilityReason } from '@dayfare/domain/money';
import { languages } from '@dayfare/domain/product';
import { describe, expect, it } from 'vitest';
import { moneyTexts } from '../testing/money-texts.ts';
import { type AvailabilityFacts, boundWords, refusalWords } from './availability.ts';

const facts = {
  payday: 'Friday, November 27',
  update: 'Saturday, November 21',
  dailyLimit: '$300.00',
  opensOn: 'Monday, November 23',
  own: null,
  most: '$50.00',
  notCleared: null,
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
    const text = (changed: Partial<AvailabilityFacts>) =>
      refusalWords(t, { ...facts, reason: 'MaxedOut', ...changed })?.text;
    expect(text({})).toContain('Saturday, November 21');
    expect(text({ update: null })).toMatch(/next hours\.$/);
    expect(text({ reason: 'InBufferDays' })).toContain('on payday, Monday, November 23');
    expect(text({ reason: 'InBufferDays', opensOn: null })).toContain('on payday, Friday, November 27');
    expect(text({ reason: 'FundsNotAvailable' })).toMatch(
      /on the next payday, Monday, November 23, or .* comes on payday, Friday, November 27\.$/,
    );
    expect(text({ reason: 'MaxTransactionsWeeklyReached' })).toMatch(
      /next week, from Monday, November 23\.$/,
    );
    expect(text({ reason: 'MaxTransactionsWeeklyReached', opensOn: null })).toMatch(/next week\.$/);
    const missed = { reason: 'DeductionNotCleared', notCleared: '$80.00' } as const;
    expect(text(missed)).toMatch(/^\$80\.00 that you took early hasn’t come off your pay\. Early pay opens/);
    expect(refusalWords(t, { ...facts, reason: 'DailyLimitExceeded' })?.text).toContain('$300.00');
  });

  it.each(languages)('says in %s that it is a limit of one’s own, and how much it is', async (language) => {
    const t = await moneyTexts(language);
    for (const own of ['dayLimit', 'payPeriodLimit'] as const) {
      const words = refusalWords(t, { ...facts, reason: 'MaxedOutDaily', own });
      expect(words?.title).not.toMatch(/own\./);
      expect(words?.text).toContain('$50.00');
    }
  });
});

describe('what bounds a transfer beside the balance', () => {
  it.each(languages)('says in %s how much is left, and when there is more', async (language) => {
    const t = await moneyTexts(language);
    for (const reason of [
      'FundsNotAvailable',
      'MaxedOutWeekly',
      'MaxedOutPayPeriod',
      'MaxedOutQuarter',
    ] as const) {
      const words = boundWords(t, { reason, left: '$20.00', until: 'the 23rd', own: null });
      expect(words, reason).toContain('$20.00');
      expect(words, reason).toContain('the 23rd');
      expect(boundWords(t, { reason, left: '$20.00', until: null, own: null })).not.toMatch(/\{\{|the 23rd/);
    }
    for (const own of ['dayLimit', 'payPeriodLimit'] as const)
      expect(boundWords(t, { reason: 'MaxedOutDaily', left: '$20.00', until: null, own })).toContain(
        '$20.00',
      );
    expect(boundWords(t, { reason: 'MaxedOut', left: '$20.00', until: null, own: null })).toContain('$20.00');
  });
});
