import { stopReason } from '../core/open-account.ts';
import type { Stage, Staged } from '../core/staged.ts';
import { status } from '../core/status.ts';
import { hold } from './approval.ts';
import { failTransfer } from './fail.ts';
import { chargeFee } from './fee-charge.ts';
import { isNotCarried } from './is-back.ts';
import { keepBack, principalOf, submitPayment } from './outbox.ts';
import { promiseAgain, settlement } from './promise.ts';

/** Why a kind of place is closed to a person now; null if it isn't. */
export type ClosedPlace = (staged: Staged) => string | null;

/**
 * Hands a transfer to its rail, which takes it, refuses it at once, or holds it until it is checked. What is not open any more,
 * or has been closed to its person, is stopped before that.
 */
export const handOverStage =
  (closedPlace: ClosedPlace): Stage =>
  async (staged) => {
    const { tx, transaction, instrument, at } = staged;
    if (transaction.status !== status.inProgress) return null;
    const principal = await principalOf(tx, transaction);
    if (principal.handedOverAt) return null;
    const stopped = stopReason(staged.employee, instrument, at) ?? closedPlace(staged);
    if (stopped && (await keepBack(tx, principal, staged)))
      return {
        transaction: await failTransfer(staged, {
          status: status.voided,
          reason: stopped,
          notice: 'stopped',
        }),
      };
    const said = await submitPayment(tx, principal, staged);
    const { reason } = said;
    if (isNotCarried(said))
      return {
        transaction: await failTransfer(staged, { status: status.declined, reason, notice: 'failed' }),
      };
    if (said.state === 'held') return hold(staged);
    const leaving = await promiseAgain(staged);
    const { arrivesAt } = leaving;
    return {
      transaction: await chargeFee({ ...staged, transaction: leaving }),
      next: {
        kind: settlement,
        reference: transaction.id,
        dueAt: arrivesAt.getTime() > at.getTime() ? arrivesAt : at,
      },
    };
  };
