import { type SQL, sql } from 'drizzle-orm';
import { friendPayments } from './friend-tables.ts';
import { instrumentMoves } from './move-tables.ts';
import { undone } from './status.ts';
import { transactions } from './tables.ts';

const undoneCodes = sql.join(
  undone.map((one) => sql`${one}`),
  sql`, `,
);

/** Adds up what a person has taken from wages since a moment, at every employer. What came back does not count. */
export const takenSince = (employeeId: number, since: SQL): SQL =>
  sql`select sum(amount_minor - returned_minor) from ${transactions}
    where employee_id = ${employeeId} and created_at >= ${since} and status not in (${undoneCodes})`;

/** The same of what a person has sent of what we hold for them, to friends, banks and cards. */
export const heldSentSince = (employeeId: number, since: SQL): SQL =>
  sql`select coalesce((select sum(amount_minor) from ${friendPayments}
      where payer_id = ${employeeId} and created_at >= ${since}), 0)
    + coalesce((select sum(amount_minor - returned_minor) from ${instrumentMoves}
      where employee_id = ${employeeId} and created_at >= ${since} and payout is not null), 0)`;
