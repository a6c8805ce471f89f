import { describe, expect, it } from 'vitest';
import { dateFormat, numberFormat } from './intl-formats.ts';

describe('formats', () => {
  it('are made once for a locale and its options', () => {
    expect(numberFormat('en-US', { style: 'percent' })).toBe(numberFormat('en-US', { style: 'percent' }));
    expect(numberFormat('en-US', { style: 'percent' })).not.toBe(numberFormat('fr-CA', { style: 'percent' }));
    expect(numberFormat('en-US', {}).format(1.5)).toBe('1.5');
    expect(dateFormat('en-US', { timeZone: 'UTC' })).toBe(dateFormat('en-US', { timeZone: 'UTC' }));
  });

  it('of the device’s time zone are made each time, because the device may have travelled', () => {
    const options = { hour: 'numeric' } as const;
    expect(dateFormat('en-US', options)).not.toBe(dateFormat('en-US', options));
  });
});
