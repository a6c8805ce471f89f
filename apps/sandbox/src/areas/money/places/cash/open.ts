import type { Language } from '@dayfare/domain/product';
import { underLocks } from '../../../../platform/db/transaction.ts';
import { openPlace } from '../../accounts/open-place.ts';
import type { SignedInContext } from '../../core/contexts.ts';
import { lockEmployee } from '../../core/owner.ts';
import { cashRefusal } from '../../core/rules-now.ts';

const names = {
  en: 'Cash pickup',
  es: 'Efectivo en ventanilla',
  fr: 'Argent comptant',
} as const satisfies Record<Language, string>;

/** Makes cash pickup one of the places that money can be sent to. Refuses people who are too young, or whose age isn't known. */
export function openCashPickup(context: SignedInContext): Promise<{ readonly instrumentId: number }> {
  const { db, employee, clock, language } = context;
  return underLocks(db, async (tx) => {
    const refusal = cashRefusal(context, await lockEmployee(tx, employee.id), clock.now());
    if (refusal) throw refusal;
    return openPlace(tx, employee.id, {
      kind: 'CashPickup',
      displayText: names[language],
      imageName: 'cash',
    });
  });
}
