import { describe, expect, it } from 'vitest';
import { epochMs } from './iso-date.ts';
import { isTimeZone } from './local-time.ts';
import { datedMomentText, momentText, timeText, unbrokenDay } from './moment-text.ts';

const at = (iso: string) => epochMs(Date.parse(iso));
// Intl uses several kinds of no-break spaces.
const plain = (text: string) => text.replace(/[\u202F\u00A0]/g, ' ');
const morning = at('2026-11-23T14:00:00Z');
const evening = at('2026-11-23T23:26:00Z');

describe('the text of a moment', () => {
  it('is told in the zone of the person, and names it', () => {
    const inZone = (timeZone: string) => plain(momentText(morning, { language: 'en', timeZone }));
    expect(inZone('America/New_York')).toBe('Mon, Nov 23, 9:00 AM EST');
    expect(inZone('America/Denver')).toBe('Mon, Nov 23, 7:00 AM MST');
    expect(inZone('America/Los_Angeles')).toBe('Mon, Nov 23, 6:00 AM PST');
  });

  it('is written as people in each language write', () => {
    const timeZone = 'America/Toronto';
    const written = (moment: typeof morning, language: 'es' | 'fr') =>
      plain(momentText(moment, { language, timeZone }));
    expect(written(morning, 'fr')).toBe('lun. 23 nov., 9 h HNE');
    expect(written(evening, 'fr')).toBe('lun. 23 nov., 18 h 26 HNE');
    expect(written(morning, 'es')).toBe('lun, 23 de nov, 9:00 a. m. EST');
  });

  it('is broken after a comma only, so that no day and no time is torn from its zone', () => {
    const settings = { language: 'en', timeZone: 'America/New_York' } as const;
    expect(momentText(morning, settings)).toBe('Mon, Nov\u00A023, 9:00\u00A0AM\u00A0EST');
    expect(timeText(morning, settings)).toBe('9:00\u00A0AM\u00A0EST');
    expect(momentText(evening, { ...settings, language: 'fr' })).toBe(
      'lun.\u00A023\u00A0nov., 18\u00A0h\u00A026\u00A0HNE',
    );
  });

  it('can have its year, for what is read years later', () => {
    const settings = { language: 'en', timeZone: 'America/New_York' } as const;
    expect(plain(datedMomentText(morning, settings))).toBe('November 23, 2026 at 9:00 AM EST');
  });

  it('can be the time alone', () => {
    expect(plain(timeText(morning, { language: 'en', timeZone: 'America/Chicago' }))).toBe('8:00 AM CST');
  });
});

describe('the day of a date', () => {
  it.each([
    ['November 18, 2026', 'November\u00A018, 2026'],
    ['18 de noviembre de 2026', '18\u00A0de\u00A0noviembre de 2026'],
    ['18 novembre 2026', '18\u00A0novembre 2026'],
    ['1er novembre 2026', '1er\u00A0novembre 2026'],
  ])('stays with its month: %s', (written, kept) => {
    expect(unbrokenDay(written)).toBe(kept);
  });
});

describe('a zone from outside', () => {
  it('is one that dates can be told in', () => {
    expect(['America/Denver', 'UTC'].map(isTimeZone)).toEqual([true, true]);
    expect(['', 'Mars/Olympus', null, undefined, 5].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
