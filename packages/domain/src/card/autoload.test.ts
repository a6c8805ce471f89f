import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/index.ts';
import {
  type AutoloadSettings,
  autoloadAmount,
  autoloadMode,
  autoloadProblems,
  autoloadTrigger,
} from './autoload.ts';

const [least, most] = [minorUnits(5_00), minorUnits(200_00)];
const bounds = { min: least, max: most };
const low: AutoloadSettings = {
  ...{ mode: 'AutoTransactionOfSelectedAmount', trigger: 'LowBalance' },
  ...{ amount: minorUnits(40_00), lowBalance: minorUnits(20_00) },
};
const cover: AutoloadSettings = {
  ...low,
  ...{ mode: 'AutoTransactionToCoverDeclinedAmount', trigger: 'InsufficientFundsDecline' },
};
const anySettings: fc.Arbitrary<AutoloadSettings> = fc.record({
  mode: fc.constantFrom(...autoloadMode.names),
  trigger: fc.constantFrom(...autoloadTrigger.names),
  amount: fc.integer({ min: 0, max: 300_00 }).map(minorUnits),
  lowBalance: fc.integer({ min: 0, max: 300_00 }).map(minorUnits),
});
const anyEvent = fc.integer({ min: -10_00, max: 400_00 }).chain((minor) =>
  fc.constantFrom(
    ...([
      { kind: 'declined', missing: minorUnits(minor) },
      { kind: 'paid', left: minorUnits(minor) },
    ] as const),
  ),
);

describe('autoload', () => {
  it('has modes and triggers in the order of the documents [card-021] [card-022]', () => {
    expect(autoloadMode.names.map((name) => autoloadMode.toWire(name))).toEqual([0, 1, 2]);
    expect(autoloadTrigger.names.map((name) => autoloadTrigger.toWire(name))).toEqual([0, 1]);
  });

  it('bounds only what the mode uses [card-023]', () => {
    const wrong = (change: Partial<AutoloadSettings>) => autoloadProblems({ ...low, ...change }, bounds);
    expect(wrong({})).toBeNull();
    expect(wrong({ amount: least, lowBalance: most })).toBeNull();
    expect(wrong({ amount: minorUnits(4_99) })).toEqual({ amount: 'AutoloadAmountBelowMinimum' });
    expect(wrong({ amount: minorUnits(200_01), lowBalance: minorUnits(200_01) })).toEqual({
      ...{ amount: 'AutoloadAmountAboveMaximum', lowBalance: 'LowBalanceLimitAboveMaximum' },
    });
    expect(wrong({ lowBalance: minorUnits(1) })).toEqual({ lowBalance: 'LowBalanceLimitBelowMinimum' });
    expect(wrong({ trigger: 'InsufficientFundsDecline', lowBalance: minorUnits(1) })).toBeNull();
    expect(wrong({ mode: 'Disabled', amount: minorUnits(0) })).toBeNull();
    expect(wrong({ mode: cover.mode })).toEqual({ trigger: 'nothingToCover' });
    expect(autoloadProblems({ ...cover, amount: minorUnits(0) }, bounds)).toBeNull();
  });

  it('moves what was selected or what was missing, and only on its trigger', () => {
    const moves = (settings: AutoloadSettings, event: Parameters<typeof autoloadAmount>[1]) =>
      autoloadAmount(settings, event, { least, most });
    expect(moves(low, { kind: 'paid', left: minorUnits(19_99) })).toBe(40_00);
    expect(moves(low, { kind: 'paid', left: minorUnits(20_00) })).toBeNull();
    expect(moves(low, { kind: 'declined', missing: minorUnits(1_00) })).toBeNull();
    const declined = { ...low, trigger: 'InsufficientFundsDecline' } as const;
    expect(moves(declined, { kind: 'declined', missing: minorUnits(1_00) })).toBe(40_00);
    expect(moves(declined, { kind: 'paid', left: minorUnits(0) })).toBeNull();
    expect(moves(cover, { kind: 'declined', missing: minorUnits(1) })).toBe(least);
    expect(moves(cover, { kind: 'declined', missing: minorUnits(31_20) })).toBe(31_20);
    expect(moves(cover, { kind: 'declined', missing: most })).toBe(most);
    expect(moves(cover, { kind: 'declined', missing: minorUnits(200_01) })).toBeNull();
    expect(moves(cover, { kind: 'declined', missing: minorUnits(0) })).toBeNull();
  });

  it('never moves anything while it is off, nor an amount out of bounds by settings that were accepted', () => {
    fc.assert(
      fc.property(anySettings, anyEvent, (settings, event) => {
        const amount = autoloadAmount(settings, event, { least, most });
        if (settings.mode === 'Disabled') expect(amount).toBeNull();
        if (amount === null || autoloadProblems(settings, bounds)) return;
        expect(amount).toBeGreaterThanOrEqual(least);
        expect(amount).toBeLessThanOrEqual(most);
      }),
    );
  });
});
