import {
  type InstrumentKind,
  type InstrumentSubType,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
} from '@dayfare/domain/money';
import type { Db } from '../../../platform/db/db.ts';
import { type Instrument, instruments } from '../core/tables.ts';

/** A number that no sub-type has: the wire has none for what is told by its kind. */
const noSubType = 99;

/** What is opened for a person and not linked by them. */
export interface Opened {
  readonly kind: InstrumentKind;
  /** Default: none. */
  readonly subType?: InstrumentSubType | null;
  readonly displayText: string;
  readonly imageName: string;
  /** Whether it is kept out of the list of accounts and cards. Default `false`. */
  readonly isGoal?: boolean;
}

/** Opens what holds money for a person, or takes it for them, ready to be used. */
export async function openInstrument(
  tx: Db,
  employeeId: number,
  { kind, subType = null, displayText, imageName, isGoal = false }: Opened,
): Promise<Instrument> {
  const [made] = await tx
    .insert(instruments)
    .values({
      ...{ employeeId, displayText, last4: '', imageName, isGoal },
      instrumentType: instrumentKind.toWire(kind),
      instrumentSubType: subType === null ? noSubType : instrumentSubType.toWire(subType),
      status: instrumentStatus.toWire('Active'),
      ...{ instantEligible: true, isDefault: false, refusesPayouts: false },
    })
    .returning();
  if (!made) throw new Error(`${displayText} was not opened.`);
  return made;
}
