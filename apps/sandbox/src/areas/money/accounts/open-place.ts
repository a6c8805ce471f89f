import {
  type InstrumentKind,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
} from '@dayfare/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { instruments } from '../core/tables.ts';

/** A destination for wages that a person has at most once, such as the cash counter. */
interface Place {
  readonly kind: InstrumentKind;
  readonly displayText: string;
  readonly imageName: string;
}

/** Makes something one of the places that a person's wages can go to, once; gives its number. In the caller's transaction. */
export async function openPlace(
  tx: Db,
  employeeId: number,
  { kind, ...shown }: Place,
): Promise<{ readonly instrumentId: number }> {
  const instrumentType = instrumentKind.toWire(kind);
  const [known] = await tx
    .select({ id: instruments.id })
    .from(instruments)
    .where(and(eq(instruments.employeeId, employeeId), eq(instruments.instrumentType, instrumentType)));
  if (known) {
    const status = instrumentStatus.toWire('Active');
    await tx.update(instruments).set({ status }).where(eq(instruments.id, known.id));
    return { instrumentId: known.id };
  }
  const [opened] = await tx
    .insert(instruments)
    .values({
      ...{ employeeId, instrumentType, ...shown, last4: '' },
      // The documents name no specific kind for it; nothing reads it.
      instrumentSubType: instrumentSubType.toWire('NonInstantCard'),
      status: instrumentStatus.toWire('Active'),
      ...{ instantEligible: true, isDefault: false, refusesPayouts: false },
    })
    .returning({ id: instruments.id });
  if (!opened) throw new Error(`The place for ${kind} was not written.`);
  return { instrumentId: opened.id };
}
