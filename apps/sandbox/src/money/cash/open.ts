import {
  epochMs,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  toIsoDate,
} from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { ageOn } from '@dayfare/domain/validation';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockEmployee } from '../owner.ts';
import { instruments } from '../tables.ts';
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
    const age = birthDate === null ? null : ageOn(birthDate, today);
    if (age === null || age < minimumAge(context)) throw new Refusal('CashPickupTooYoung');
    const kind = instrumentKind.toWire('CashPickup');
    const [known] = await tx
      .select({ id: instruments.id })
      .from(instruments)
      .where(and(eq(instruments.employeeId, employee.id), eq(instruments.instrumentType, kind)));
    if (known) return { instrumentId: known.id };
    const [opened] = await tx
      .insert(instruments)
      .values({
        employeeId: employee.id,
        displayText: names[language],
        instrumentType: kind,
        // The documents name no specific kind for cash; nothing reads it.
        instrumentSubType: instrumentSubType.toWire('NonInstantCard'),
        imageName: 'cash',
        status: instrumentStatus.toWire('Active'),
        last4: '',
        instantEligible: true,
        isDefault: false,
        refusesPayouts: false,
      })
      .returning({ id: instruments.id });
    if (!opened) throw new Error('The way to pick up cash was not written.');
    return { instrumentId: opened.id };
  });
}
