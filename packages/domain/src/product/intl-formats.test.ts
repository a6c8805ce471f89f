import { describe, expect, it } from 'vitest';
import { dateFormat, numberFormat } from './intl-formats.ts';

describe('formats', () => {
  it('are made once for the same locale and options', () => {
    const dollars = { style: 'currency', currency: 'USD' } as const;
    expect(numberFormat('en-US', dollars)).toBe(numberFormat('en-US', { ...dollars }));
    expect(numberFormat('es-US', dollars)).not.toBe(numberFormat('en-US', dollars));
    const inDenver = { timeZone: 'America/Denver', hour: 'numeric' } as const;
    expect(dateFormat('en-US', inDenver)).toBe(dateFormat('en-US', { ...inDenver }));
    expect(dateFormat('en-US', { ...inDenver, timeZone: 'UTC' }).resolvedOptions().timeZone).toBe('UTC');
  });

  it('are made again where no zone is named, because the device may have travelled meanwhile', () => {
    const ofDevice = { hour: 'numeric' } as const;
    expect(dateFormat('en-US', ofDevice)).not.toBe(dateFormat('en-US', ofDevice));
  });
});
