import { isoDate } from '@dayfare/domain/money';
import { browserLocale, type Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { wants } from '../profile/index.ts';
import { employees, textTo } from '../session/index.ts';
import type { TimeRow } from './tables.ts';

const words = {
  en: (days, reason) =>
    `Your manager didn’t approve your hours of ${days}: “${reason}” Correct them in the app and submit them again.`,
  es: (days, reason) =>
    `Tu gerente no aprobó tus horas del ${days}: “${reason}” Corrígelas en la app y envíalas de nuevo.`,
  fr: (days, reason) =>
    `Votre gestionnaire n’a pas approuvé vos heures du ${days} : « ${reason} » Corrigez-les dans l’application et soumettez-les de nouveau.`,
} as const satisfies Record<Language, (days: string, reason: string) => string>;

/** Days in words, each once: `Oct 14 and Oct 15`. */
function daysIn(language: Language, rows: readonly TimeRow[]): string {
  const locale = browserLocale(language);
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const days = [...new Set(rows.map((row) => row.day))].toSorted();
  return new Intl.ListFormat(locale).format(days.map((date) => day.format(Date.parse(isoDate(date)))));
}

/** Tells the people whose hours these are why they were rejected, unless they want no texts about shifts. */
export async function tellOfRejection(
  tx: Db,
  rows: readonly TimeRow[],
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  const ids = [...new Set(rows.map(({ employeeId }) => employeeId))];
  if (ids.length === 0) return;
  for (const employee of await tx.select().from(employees).where(inArray(employees.id, ids))) {
    if (!(await wants(tx, employee.id, 'TextMessage', 'Shifts'))) continue;
    const language = languageOf(employee.language);
    const { productName } = readVoice(employee.environment, language);
    const days = daysIn(
      language,
      rows.filter(({ employeeId }) => employeeId === employee.id),
    );
    const body = `${productName}${language === 'fr' ? ' : ' : ': '}${words[language](days, reason)}`;
    await textTo(tx, employee, { body, at });
  }
}
