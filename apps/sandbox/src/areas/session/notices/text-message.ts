import type { Db } from '../../../platform/db/db.ts';
import { outbox } from '../../../platform/http/tables.ts';
import type { Employee } from '../tables.ts';

/** A person's mobile number, with the country's code: `+12025550140`. */
export const mobileOf = ({ dialingCode, mobileNumber }: Pick<Employee, 'dialingCode' | 'mobileNumber'>) =>
  `+${dialingCode}${mobileNumber}`;

/** The insert that texts a person: in the caller's transaction, so that it never tells of what did not happen. */
export function textTo(
  tx: Db,
  person: Pick<Employee, 'id' | 'dialingCode' | 'mobileNumber'>,
  { body, at }: { readonly body: string; readonly at: Date },
) {
  return tx.insert(outbox).values({
    ...{ employeeId: person.id, channel: 'text', recipient: mobileOf(person), sentAt: at },
    // A fixed space is not in the alphabet of text messages: one of them would halve what fits into each.
    body: body.replace(/[\u00A0\u202F]/g, ' '),
  });
}
