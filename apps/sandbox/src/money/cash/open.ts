import { epochMs, toIsoDate } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { cashAccess } from '@dayfare/domain/validation';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { openPlace } from '../instruments/open-place.ts';
import { lockEmployee } from '../owner.ts';
import type { SignedInContext } from '../up-to-date.ts';

const names = {
  en: 'Cash pickup',
  es: 'Efectivo en ventanilla',
  fr: 'Argent comptant',
} as const satisfies Record<Language, string>;

/** How old people must be, from the configuration. */
function minimumAge({
  changedValues,
  minimumCashAge,
}: SignedInContext & { readonly minimumCashAge: string }) {
  return Number(changedValues.all().MinimumAgeLimitForCashPickup ?? minimumCashAge);
}

/** Makes cash pickup one of the places that money can be sent to. Refuses people who are too young, or whose age isn't known. */
export function openCashPickup(
  context: SignedInContext & { readonly minimumCashAge: string },
): Promise<{ readonly instrumentId: number }> {
  const { db, employee, clock, language } = context;
  return inTransaction(db, async (tx) => {
    const { birthDate, timeZone } = await lockEmployee(tx, employee.id);
    const today = toIsoDate(epochMs(clock.now().getTime()), timeZone);
    const access = cashAccess(birthDate, today, minimumAge(context));
    if (access === 'ageUnknown') throw new Refusal('BirthDateUnknown');
    if (access === 'tooYoung') throw new Refusal('CashPickupTooYoung');
    return openPlace(tx, employee.id, {
      kind: 'CashPickup',
      displayText: names[language],
      imageName: 'cash',
    });
  });
}
