import { cardApproval, cardProgram, depositState, isCardActive } from '@dayfare/domain/card';
import type { Db } from '../../platform/db/db.ts';
import { depositOf } from './deposit/direct-deposit.ts';
import { cardOf } from './find-card.ts';
import { lastMoved } from './read-card.ts';

/** What start-up data says of a person's card. */
export async function cardFacts(db: Db, employeeId: number) {
  const { row, parts } = await cardOf(db, employeeId);
  const { lastLoad, lastSpend } = row ? await lastMoved(db, row) : { lastLoad: null, lastSpend: null };
  const deposit = await depositOf(db, employeeId);
  return {
    exists: row !== undefined,
    isActive: isCardActive(parts),
    approval: cardApproval.toWire(parts.approval),
    program: row ? cardProgram.fromWire(row.program) : null,
    isDepositSetup: deposit !== undefined && depositState.fromWire(deposit.state) === 'Setup',
    ...{ lastLoad, lastSpend },
  };
}
