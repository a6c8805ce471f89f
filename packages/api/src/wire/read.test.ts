import { describe, expect, it, vi } from 'vitest';
import { instantFromWire, maybe } from './read.ts';

describe('what the wire may leave out', () => {
  it.each([null, undefined])('is null for %s, and is not read', (nothing) => {
    const read = vi.fn();
    expect(maybe(read, nothing)).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it.each([0, '', false])('is read where it is %j', (value) => {
    expect(maybe((wire) => [wire], value)).toEqual([value]);
  });
});

describe('an instant', () => {
  it('is milliseconds since 1970', () => {
    expect(instantFromWire('1970-01-01T00:00:01Z')).toBe(1000);
  });
});
