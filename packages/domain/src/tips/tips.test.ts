import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canOptIn,
  nextTipsStep,
  paysEarly,
  type TipsFacts,
  tipsKind,
  tipsMode,
  tipsSettings,
  tipsSteps,
  tipsStepsFor,
} from './index.ts';

const facts = fc.record<TipsFacts>({
  needsCard: fc.boolean(),
  isAccepted: fc.boolean(),
  setting: fc.constantFrom(null, ...tipsSettings),
  isLinked: fc.boolean(),
  isOptedIn: fc.boolean(),
  hasFailed: fc.boolean(),
});

describe('numbers', () => {
  it('are those of the documents for kinds, and the listed order for modes', () => {
    expect([tipsKind.toWire('Tips'), tipsKind.toWire('Mileage')]).toEqual([4, 5]);
    expect([0, 1, 2].map((number) => tipsMode.fromWire(number))).toEqual([
      'Disable',
      'TimelyTipsOnly',
      'TimelyTipsAndEWA',
    ]);
  });
});

describe('the setting', () => {
  it('pays nothing early until it is made, and mileage only when it says so', () => {
    expect(paysEarly(null, 'Tips')).toBe(false);
    expect(paysEarly('Tips', 'Tips')).toBe(true);
    expect(paysEarly('Tips', 'Mileage')).toBe(false);
    expect(paysEarly('TipsAndMileage', 'Mileage')).toBe(true);
  });
});

describe('the steps', () => {
  it('keep the order of the documents', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const names = tipsStepsFor(one).map(({ step }) => step);
        expect(names).toEqual(tipsSteps.filter((step) => names.includes(step)));
      }),
    );
  });

  it('go on at the first that is not done', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const steps = tipsStepsFor(one);
        const next = nextTipsStep(one);
        expect(next === null).toBe(steps.every(({ isDone }) => isDone));
        const before = steps.slice(
          0,
          steps.findIndex(({ step }) => step === next),
        );
        if (next) expect(before.every(({ isDone }) => isDone)).toBe(true);
      }),
    );
  });

  it('let nobody opt in before the others are done', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const { needsCard, isAccepted, setting, isLinked } = one;
        expect(canOptIn(one)).toBe(!needsCard && isAccepted && setting !== null && isLinked);
      }),
    );
  });
});
