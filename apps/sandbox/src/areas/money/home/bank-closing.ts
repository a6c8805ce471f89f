import { addDays, epochMs, type IsoDate, nextBankDay, toIsoDate } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { banks } from '../core/arrival.ts';
import type { News } from './news.ts';

/** How many days before banks close it is said. */
const saidBefore = 30;

const locales = { en: 'en-US', es: 'es-US', fr: 'fr-CA' } as const satisfies Record<Language, string>;

function dayIn(date: IsoDate, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' });
  return format.format(new Date(`${date}T12:00:00Z`));
}

const isWeekend = (date: IsoDate) => new Date(`${date}T12:00:00Z`).getUTCDay() % 6 === 0;

/** Tells of the next working day on which the banks of a currency are closed; undefined while that is more than a month away. */
export function bankClosing(currency: keyof typeof banks, now: Date): News | undefined {
  const { country, timeZone } = banks[currency];
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  const days = Array.from({ length: saidBefore + 1 }, (_, ahead) => addDays(today, ahead));
  const isOpen = (day: IsoDate) => nextBankDay(addDays(day, -1), country) === day;
  const closed = days.find((day) => !isWeekend(day) && !isOpen(day));
  if (!closed) return undefined;
  let before = addDays(closed, -1);
  while (!isOpen(before)) before = addDays(before, -1);
  const after = nextBankDay(closed, country);
  const closing = (language: Language) =>
    dayIn(closed, language, { weekday: 'long', month: 'long', day: 'numeric' });
  const weekday = (date: IsoDate, language: Language) => dayIn(date, language, { weekday: 'long' });
  return {
    // One number for each day: dismissing one leaves the next to be shown.
    id: Number(closed.replaceAll('-', '')),
    kind: 'events',
    title: {
      en: `Banks are closed on ${closing('en')}`,
      es: `Los bancos cierran el ${closing('es').replace(',', '')}`,
      fr: `Les banques sont fermées le ${closing('fr')}`,
    },
    text: {
      en: `A next-business-day transfer made on ${weekday(before, 'en')} arrives on ${weekday(after, 'en')}.`,
      es: `Una transferencia al siguiente día hábil hecha el ${weekday(before, 'es')} llega el ${weekday(after, 'es')}.`,
      fr: `Un virement du jour ouvrable suivant fait le ${weekday(before, 'fr')} arrive le ${weekday(after, 'fr')}.`,
    },
    path: null,
  };
}
