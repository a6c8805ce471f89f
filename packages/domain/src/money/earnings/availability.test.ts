import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWage } from '../../testing/arbitraries.ts';
import { add, type MinorUnits, minorUnits, sum, zero } from '../amount.ts';
import { availability, type Earned } from './availability.ts';

const usd = (dollars: number): MinorUnits => minorUnits(Math.round(dollars * 100));

const week: Earned = { earned: usd(800), withheld: usd(160), alreadyTaken: usd(40), pendingFees: usd(1.99) };

const anyEarned: fc.Arbitrary<Earned> = fc.record({
  earned: anyWage,
  withheld: anyWage,
  alreadyTaken: anyWage,
  pendingFees: anyWage,
  maxAccessPercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  maxAccess: fc.option(anyWage, { nil: undefined }),
});

describe('availability', () => {
  it('is what was earned, less what was withheld, taken and charged', () => {
    expect(availability(week)).toEqual({
      available: usd(598.01),
      lines: [
        { key: 'earned', amount: usd(800) },
        { key: 'withheld', amount: usd(-160) },
        { key: 'already-taken', amount: usd(-40) },
        { key: 'pending-fees', amount: usd(-1.99) },
      ],
    });
  });

  it('is capped by a share of the gross earnings, and taking uses the share up', () => {
    expect(availability({ ...week, maxAccessPercent: 50 })).toEqual({
      available: usd(358.01),
      lines: [
        { key: 'earned', amount: usd(800) },
        { key: 'withheld', amount: usd(-160) },
        { key: 'above-limit', amount: usd(-240) },
        { key: 'already-taken', amount: usd(-40) },
        { key: 'pending-fees', amount: usd(-1.99) },
      ],
    });
  });

  it.each([
    [{ maxAccessPercent: 50, maxAccess: usd(300) }, 258.01],
    [{ maxAccessPercent: 50, maxAccess: usd(500) }, 358.01],
    [{ maxAccess: usd(300) }, 258.01],
    [{ maxAccess: usd(640) }, 598.01],
    [{ maxAccess: usd(639.99) }, 598],
    [{ maxAccess: zero }, 0],
    [{ maxAccessPercent: 0 }, 0],
    [{ maxAccessPercent: 100 }, 598.01],
  ])('of two limits the smaller counts: %j leaves %d', (limits, dollars) => {
    expect(availability({ ...week, ...limits }).available).toBe(usd(dollars));
  });

  it('is never below zero: the shortfall gets a line of its own', () => {
    const { available, lines } = availability({ ...week, alreadyTaken: usd(700) });
    expect(available).toBe(zero);
    expect(lines.at(-1)).toEqual({ key: 'shortfall', amount: usd(61.99) });
  });

  it('is zero with no line too many when everything was taken', () => {
    const { available, lines } = availability({ ...week, alreadyTaken: usd(638.01) });
    expect(available).toBe(zero);
    expect(lines.map(({ key }) => key)).not.toContain('shortfall');
  });

  it('always equals the sum of its lines', () => {
    fc.assert(
      fc.property(anyEarned, (input) => {
        const { available, lines } = availability(input);
        expect(sum(lines.map(({ amount }) => amount))).toBe(available);
      }),
    );
  });

  it('is at most what is left and at most what the limit leaves, and reaches one of them', () => {
    fc.assert(
      fc.property(anyEarned, (input) => {
        const { earned, withheld, alreadyTaken, pendingFees, maxAccessPercent = 100, maxAccess } = input;
        const used = add(alreadyTaken, pendingFees);
        const limit = Math.min(Math.floor((earned * maxAccessPercent) / 100), maxAccess ?? earned);
        const expected = Math.max(0, Math.min(earned - withheld, limit) - used);
        expect(availability(input).available).toBe(expected);
      }),
    );
  });

  it('falls by exactly what is taken, as long as that was available', () => {
    fc.assert(
      fc.property(anyEarned, fc.nat({ max: 100 }), (input, percent) => {
        const { available } = availability(input);
        const taken = minorUnits(Math.floor((available * percent) / 100));
        const after = availability({ ...input, alreadyTaken: add(input.alreadyTaken, taken) });
        expect(add(after.available, taken)).toBe(available);
      }),
    );
  });

  it.each(['earned', 'withheld', 'alreadyTaken', 'pendingFees', 'maxAccess'])(
    'refuses a negative %s',
    (key) => {
      expect(() => availability({ ...week, [key]: minorUnits(-1) })).toThrow(RangeError);
    },
  );

  it.each([-0.01, 100.01, Number.NaN])('refuses %d percent', (maxAccessPercent) => {
    expect(() => availability({ ...week, maxAccessPercent })).toThrow(RangeError);
  });
});
