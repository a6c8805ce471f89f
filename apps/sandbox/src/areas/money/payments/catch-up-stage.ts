import type { Stage } from '../core/staged.ts';
import { status } from '../core/status.ts';
import { afterHold } from './approval.ts';
import { lookUp, requireKnown } from './ask-rail.ts';
import { isBack } from './is-back.ts';
import { hasPaidMore } from './on-its-way.ts';
import { principalOf } from './outbox.ts';
import { comeBack, hasArrived, reopen, settled } from './stages.ts';

/** Brings a transfer to where its rail says that it is; null if it is there. */
export const catchUpStage: Stage = async (staged) => {
  const { tx, transaction } = staged;
  const principal = await principalOf(tx, transaction);
  if (principal.endedAt) {
    // Its rail need not have got what was stopped before.
    const known = await lookUp(staged, principal);
    if (known && hasPaidMore(known, principal)) return reopen(staged, known);
    return known && hasArrived(transaction) && isBack(known)
      ? { transaction: await comeBack(staged, known) }
      : null;
  }
  if (!principal.handedOverAt) return null;
  const known = await requireKnown(staged, principal);
  if (transaction.status === status.held) return afterHold(staged, known);
  if (transaction.status !== status.inProgress) return null;
  return known.state === 'paid' || isBack(known) ? settled(staged, known) : null;
};
