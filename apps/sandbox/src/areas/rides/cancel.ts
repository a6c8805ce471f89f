import type { WireRide } from '@dayfare/api/rides/contract';
import { cancelFee, rideStatus } from '@dayfare/domain/rides';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockPayPeriod } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { settle } from './fare.ts';
import { changeRide, requireRide, statusOf, wireRide } from './rows.ts';

/**
 * Cancels a ride for what it costs now: what was held goes back, and the fee, if there is one, is paid. Idempotent. Refuses with RideNotFound
 * and RideNotCancellable.
 */
export async function cancelRide(context: ApiContext & SignedIn, id: string): Promise<WireRide> {
  const { db, clock, settings, employee: asking } = context;
  const { employmentId } = (await requireRide(db, asking.id, id)).row;
  const now = clock.now();
  return underLocks(db, async (tx) => {
    const money = { tx, ...(await lockPayPeriod(tx, { settings, employmentId }, now)) };
    const { employee } = money;
    const ride = await requireRide(tx, employee.id, id);
    if (statusOf(ride) === 'RiderCanceled') return wireRide(ride, employee, now);
    const acceptedAt = ride.row.acceptedAt?.getTime() ?? null;
    const fee = cancelFee(statusOf(ride), { acceptedAt, now: now.getTime() });
    if (fee === null) throw new Refusal('RideNotCancellable');
    const paymentId = await settle(money, ride.row, fee);
    const canceled = await changeRide(tx, ride, {
      ...{ status: rideStatus.toWire('RiderCanceled'), fareMinor: fee, paymentId },
      ...{ nextAt: null, endedAt: now },
    });
    return wireRide(canceled, employee, now);
  });
}
