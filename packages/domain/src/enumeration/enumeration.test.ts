import { describe, expect, it } from 'vitest';
import { enumeration, numbered } from './enumeration.ts';

describe('enumeration', () => {
  const size = enumeration(['Small', 'Medium', 'Large']);

  it('numbers its names in listed order from 0', () => {
    expect(size.names.map(size.toWire)).toEqual([0, 1, 2]);
    expect([0, 1, 2].map(size.fromWire)).toEqual(['Small', 'Medium', 'Large']);
  });

  it('knows no name for a number outside the list', () => {
    expect([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY].map(size.fromWire)).toEqual(
      Array(5).fill(null),
    );
  });

  it('tells its names from everything else', () => {
    expect(size.is('Medium')).toBe(true);
    for (const other of ['medium', '', 'constructor', '__proto__', 1, null, undefined, {}]) {
      expect(size.is(other)).toBe(false);
    }
  });

  it('refuses a list that names something twice', () => {
    expect(() => enumeration(['A', 'A'])).toThrow('lists a name twice');
  });

  it('refuses to number a name that came around the type checker', () => {
    const loose: { toWire(name: string): number } = size;
    expect(() => loose.toWire('Huge')).toThrow('"Huge"');
  });
});

describe('numbered', () => {
  const door = numbered({ Front: 1, Back: 7 });

  it('uses the given numbers both ways', () => {
    expect(door.toWire('Back')).toBe(7);
    expect([1, 7].map(door.fromWire)).toEqual(['Front', 'Back']);
    expect(door.names).toEqual(['Front', 'Back']);
  });

  it('knows no name for a number in between', () => {
    expect([0, 2, 8].map(door.fromWire)).toEqual([null, null, null]);
  });

  it('does not take inherited properties for names', () => {
    expect(door.is('Front')).toBe(true);
    for (const other of ['toString', '__proto__', 'Side', 7, ['Front']]) expect(door.is(other)).toBe(false);
  });

  it('refuses two names for one number', () => {
    expect(() => numbered({ A: 1, B: 1 })).toThrow('share a number');
  });
});
