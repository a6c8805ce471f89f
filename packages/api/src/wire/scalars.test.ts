import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAtMostTwoDecimals, maxWireAmount, wireAmount, wireDate, wireInstant } from './scalars.ts';

// The same values each time: what a law finds, it finds at once.
fc.configureGlobal({ seed: 20_261_122 });

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('an amount on the wire', () => {
  it('may be any whole number of cents up to a billion', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxWireAmount * 100, max: maxWireAmount * 100 }), (cents) =>
        accepts(wireAmount, cents / 100),
      ),
    );
  });

  it('never has a third decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        fc.pre(thousandths % 10 !== 0);
        return !hasAtMostTwoDecimals(thousandths / 1000);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e9 + 0.01, 0.1 + 0.2, 1e-7, '40.25', null])(
    'is not %s',
    (value) => {
      expect(accepts(wireAmount, value)).toBe(false);
    },
  );
});

describe('dates and instants on the wire', () => {
  it('are days that exist', () => {
    expect(accepts(wireDate, '2028-02-29')).toBe(true);
    expect(accepts(wireDate, '2026-02-29')).toBe(false);
    expect(accepts(wireDate, '2026-11-20T00:00:00Z')).toBe(false);
  });

  it('are moments in UTC, with or without fractions of a second', () => {
    expect(accepts(wireInstant, '2026-11-20T15:04:05Z')).toBe(true);
    expect(accepts(wireInstant, new Date(0).toISOString())).toBe(true);
    expect(accepts(wireInstant, '2026-11-20T15:04:05+02:00')).toBe(false);
  });
});
