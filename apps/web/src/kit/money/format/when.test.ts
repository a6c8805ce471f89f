import { epochMs, momentText } from '@dayfare/domain/money';
import { languages } from '@dayfare/domain/product';
import { describe, expect, it } from 'vitest';
import { moneyTexts } from '../testing/money-texts.ts';
import {
  clockSpan,
  dayOf,
  dayOfYearWords,
  dayTitle,
  dayWords,
  periodTitle,
  periodWords,
  shortDayWords,
  whenWords,
} from './when.ts';

const timeZone = 'America/New_York';
const at = (iso: string) => epochMs(Date.parse(iso));
const now = at('2026-11-20T15:00:00-05:00');
// Intl uses a narrow no-break space before AM and PM.
const plain = (text: string) => text.replace(/[\u202F\u00A0]/g, ' ');

describe('a moment in the past', () => {
  it('is today, yesterday, a weekday for two and three days, else month and day, each with the time; missing is N/A [ui-014]', async () => {
    const t = await moneyTexts('en');
    const tell = (moment: string | null) =>
      plain(whenWords(moment === null ? null : at(moment), { t, language: 'en', now, timeZone }));
    expect(tell('2026-11-20T09:12:00-05:00')).toBe('Today at 9:12 AM EST');
    expect(tell('2026-11-19T23:59:00-05:00')).toBe('Yesterday at 11:59 PM EST');
    expect(tell('2026-11-18T08:00:00-05:00')).toBe('Wednesday at 8:00 AM EST');
    expect(tell('2026-11-17T08:00:00-05:00')).toBe('Tuesday at 8:00 AM EST');
    expect(tell('2026-11-16T08:00:00-05:00')).toBe('November 16 at 8:00 AM EST');
    expect(tell(null)).toBe('N/A');
  });

  it('changes its day at midnight of the reader, not of the server', async () => {
    const t = await moneyTexts('en');
    const justAfter = { t, language: 'en', now: at('2026-11-20T00:01:00-05:00'), timeZone } as const;
    expect(whenWords(at('2026-11-19T23:59:00-05:00'), justAfter)).toMatch(/^Yesterday/);
    expect(whenWords(at('2026-11-20T00:00:30-05:00'), justAfter)).toMatch(/^Today/);
  });

  it('keeps to calendar days when the clocks change', async () => {
    const t = await moneyTexts('en');
    const sunday = { t, language: 'en', now: at('2026-11-01T23:30:00-05:00'), timeZone } as const;
    expect(whenWords(at('2026-10-31T23:45:00-04:00'), sunday)).toMatch(/^Yesterday/);
  });

  it.each(languages)('has words in %s', async (language) => {
    const t = await moneyTexts(language);
    const words = whenWords(at('2026-11-19T09:12:00-05:00'), { t, language, now, timeZone });
    expect(words).toMatch(/9[:\s\u00A0]*h?[\s\u00A0]*12/);
    expect(words).not.toMatch(/[{}]|when\./);
  });
});

describe('a time', () => {
  it.each(languages)('is on one line with its zone, in %s', async (language) => {
    const t = await moneyTexts(language);
    const moment = at('2026-11-16T09:30:00-05:00');
    // What a line may break is parted by a plain space.
    const lastPiece = (text: string) => plain(text.split(' ').at(-1) ?? '');
    const whole = /^9(:30 (AM|a\. m\.) EST| h 30 HNE)$/;
    expect(lastPiece(whenWords(moment, { t, language, now, timeZone }))).toMatch(whole);
    expect(lastPiece(momentText(moment, { language, timeZone }))).toMatch(whole);
  });
});

describe('days and periods', () => {
  it('are told without a time zone of their own', () => {
    expect(plain(dayWords('2026-11-27', 'en'))).toBe('Friday, November 27');
    expect(plain(dayWords('2026-11-27', 'es'))).toBe('viernes, 27 de noviembre');
    expect(plain(dayWords('2026-11-27', 'fr'))).toBe('vendredi 27 novembre');
    expect(plain(dayTitle('2026-11-27', 'fr'))).toBe('Vendredi 27 novembre');
    expect(plain(dayOfYearWords('2026-12-26', '2026-11-27', 'en'))).toBe('Saturday, December 26');
    expect(plain(dayOfYearWords('2029-03-03', '2026-11-27', 'en'))).toBe('Saturday, March 3, 2029');
    expect(plain(dayOfYearWords('2029-03-03', '2026-11-27', 'es'))).toBe('sábado, 3 de marzo de 2029');
    expect(plain(dayOfYearWords('2029-03-03', '2026-11-27', 'fr'))).toBe('samedi 3 mars 2029');
  });

  it('keep the day with its month in their shortest form: no line ends between them', () => {
    expect(shortDayWords('2026-11-27', 'en')).toBe('Nov\u00A027');
    expect(shortDayWords('2026-11-27', 'fr')).toMatch(/27\u00A0nov/);
  });

  it('are told as short as they can be', () => {
    expect(plain(periodTitle('2026-11-13', '2026-11-26', 'fr'))).toBe('Du 13 au 26 nov.');
    expect(plain(periodWords('2026-11-26', '2026-12-09', 'fr'))).toBe('du 26 nov. au 9 déc.');
    expect(plain(periodWords('2026-11-09', '2026-11-22', 'en')).replace(/\u2009/g, ' ')).toBe('Nov 9 – 22');
  });

  it('follow the reader’s zone', () => {
    expect(dayOf(at('2026-11-20T03:00:00Z'), timeZone)).toBe('2026-11-19');
  });
});

describe('a span of hours', () => {
  const span = (startAt: string, endAt: string | null) =>
    plain(clockSpan({ startAt: at(startAt), endAt: endAt === null ? null : at(endAt), timeZone }, 'en'));

  it('has its zone once, and only its start while it goes on', () => {
    expect(span('2026-10-16T06:00:00-04:00', '2026-10-16T11:30:00-04:00')).toBe('6:00 AM – 11:30 AM EDT');
    expect(span('2026-10-16T06:00:00-04:00', null)).toBe('6:00 AM EDT');
  });

  it('has the zone of both times where the clocks change in between', () => {
    expect(span('2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00')).toBe('1:30 AM EDT – 1:30 AM EST');
    expect(span('2026-03-07T22:00:00-05:00', '2026-03-08T06:00:00-04:00')).toBe('10:00 PM EST – 6:00 AM EDT');
  });
});
