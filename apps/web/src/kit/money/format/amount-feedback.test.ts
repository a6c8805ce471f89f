import { type AmountLimits, minorUnits } from '@dayfare/domain/money';
import { languages } from '@dayfare/domain/product';
import { describe, expect, it } from 'vitest';
import { moneyTexts } from '../testing/money-texts.ts';
import { type AmountError, amountFeedback, tellsWhileTyping } from './amount-feedback.ts';
import { limitsOf } from './limits.ts';

const limits = {
  available: minorUnits(18240),
  minimum: minorUnits(500),
  maximum: minorUnits(50000),
  remainingToday: minorUnits(15000),
};
const netPay = minorUnits(61025);
const typed = (text: string) => ({ text, minor: /\d/.test(text) ? Math.round(Number(text) * 100) : null });
const reasonOf = (text: string, bounds: AmountLimits = limits) => {
  const feedback = amountFeedback(typed(text), bounds, netPay);
  return feedback.ok ? null : feedback.error.reason;
};

describe('what stands in the amount field', () => {
  it('keeps to the configured least and most, the balance and the day’s limit [money-139]', () => {
    const configured = limitsOf(
      {
        accessible: minorUnits(80000),
        remainingToday: minorUnits(70000),
        remainingReason: 'DailyLimitExceeded',
        remainingOwn: null,
      },
      { value: (key) => ({ MinTransactionAmount: '5', MaxTransactionAmount: '500' })[key] },
    );
    expect(reasonOf('4.99', configured)).toBe('below-minimum');
    expect(reasonOf('5', configured)).toBeNull();
    expect(reasonOf('500', configured)).toBeNull();
    expect(reasonOf('500.01', configured)).toBe('above-maximum');
    expect(reasonOf('182.41', { ...limits, remainingToday: minorUnits(50000) })).toBe('above-available');
    expect(reasonOf('150.01')).toBe('above-daily-limit');
    expect(reasonOf('0')).toBe('zero');
  });

  it('is no amount when it is empty or no number', () => {
    expect(reasonOf('')).toBe('empty');
    expect(reasonOf('.')).toBe('not-a-number');
  });

  it('means so much less on payday, and so much left to take', () => {
    expect(amountFeedback(typed('40'), limits, netPay)).toEqual({
      ok: true,
      outlook: { amount: 4000, remaining: 11000, left: 57025 },
    });
    expect(amountFeedback(typed('40'), limits, null)).toMatchObject({ outlook: { left: null } });
  });

  it('leaves what can still be taken today, by the balance, the day’s limit and one’s own', () => {
    const left = (bounds: Partial<AmountLimits>) =>
      amountFeedback(typed('20'), { ...limits, remainingToday: undefined, ...bounds }, netPay);
    expect(left({})).toMatchObject({ outlook: { remaining: 16240 } });
    expect(left({ remainingToday: minorUnits(5000) })).toMatchObject({ outlook: { remaining: 3000 } });
    expect(left({ remainingOwn: minorUnits(2500) })).toMatchObject({ outlook: { remaining: 500 } });
  });

  it('is told to be too much while one types, but not to be too little', () => {
    const error = (reason: AmountError['reason']) => ({ reason, limit: limits.minimum });
    expect(tellsWhileTyping(error('above-available'))).toBe(true);
    expect(tellsWhileTyping(error('below-minimum'))).toBe(false);
    expect(tellsWhileTyping(error('empty'))).toBe(false);
  });

  it.each(languages)('has words for everything that can be wrong in %s', async (language) => {
    const t = await moneyTexts(language);
    const reasons = ['', '.', '0', '1', '150.01', '182.41', '600'].map((text) => reasonOf(text));
    for (const reason of reasons) {
      const words = reason && t(`kit/money/transfer:amountErrors.${reason}`, { limit: '$5.00' });
      expect(words).toMatch(/^\p{L}.+\.$/u);
    }
  });
});
