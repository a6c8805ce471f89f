import type { Stage } from '../core/staged.ts';
import { status } from '../core/status.ts';
import { isCash } from '../places/cash/voucher.ts';
import { afterHold } from './approval.ts';
import { requireKnown } from './ask-rail.ts';
import { collected } from './cash-pickup.ts';
import { isBack } from './is-back.ts';
import { principalOf } from './outbox.ts';
import { comeBack, hasArrived, settled } from './stages.ts';

/** Brings a transfer to where its rail says that it is; null if it is there. */
export const catchUpStage: Stage = async (staged) => {
  const { tx, transaction } = staged;
  const principal = await principalOf(tx, transaction);
  if (!principal.handedOverAt) return null;
  const known = await requireKnown(staged, principal);
  if (transaction.status === status.held) return afterHold(staged, known);
  if (hasArrived(transaction) && isBack(known)) return { transaction: await comeBack(staged, known) };
  if (transaction.status !== status.inProgress) return null;
  if (known.state === 'paid') return isCash(transaction) ? collected(staged, known) : settled(staged, known);
  return isBack(known) ? settled(staged, known) : null;
};
