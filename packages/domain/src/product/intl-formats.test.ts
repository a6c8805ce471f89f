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

  it('write hours and the first of a month as people do', () => {
    const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
    const at = (text: string) => Date.parse(`2026-${text}Z`);
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    const days = dateFormat('fr-CA', day);
    expect(['12-01', '12-11', '12-21'].map((text) => days.format(at(`${text}T00:00`)))).toEqual([
      ...['1er décembre', '11 décembre', '21 décembre'],
    ]);
    expect(plain(days.formatRange(at('10-01T00:00'), at('10-15T00:00')))).toBe('1er – 15 octobre');
    const times = dateFormat('fr-CA', time);
    expect(['12-01T01:00', '12-01T09:30'].map((text) => plain(times.format(at(text))))).toEqual([
      '1 h',
      '9 h 30',
    ]);
    expect(plain(dateFormat('fr-CA', { ...day, ...time }).format(at('12-01T01:05')))).toBe(
      '1er décembre à 1 h 05',
    );
    expect(dateFormat('es-US', day).format(at('12-01T00:00'))).toBe('1 de diciembre');
    expect(plain(dateFormat('es-US', time).format(at('12-01T21:05')))).toBe('9:05 p. m.');
  });

  it('are made again where no zone is named, because the device may have travelled meanwhile', () => {
    const ofDevice = { hour: 'numeric' } as const;
    expect(dateFormat('en-US', ofDevice)).not.toBe(dateFormat('en-US', ofDevice));
  });
});
