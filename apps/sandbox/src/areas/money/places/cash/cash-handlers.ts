import { cashContract } from '@dayfare/api/money/places/cash-contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { implement } from '@orpc/server';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type ApiContext, requireSession } from '../../../session/index.ts';
import { findTransaction } from '../../core/find-transaction.ts';
import { status } from '../../core/status.ts';
import { cashLocations } from './locations.ts';
import { openCashPickup } from './open.ts';
import { homeOf } from './places.ts';
import { voucherOf } from './voucher.ts';

const calls = implement(cashContract).$context<ApiContext>().use(requireSession);

/** Cash that is picked up at a counter. */
export const cashHandlers = calls.router({
  cashPickupLocations: calls.cashPickupLocations.handler(({ context: { employee }, input }) => {
    const { search = '', latitude, longitude } = input;
    const isPlaced = latitude !== undefined && longitude !== undefined;
    return {
      locations: cashLocations({
        ...{ search, place: isPlaced ? [latitude, longitude] : null, home: homeOf(employee) },
        country: employee.currency === 'CAD' ? 'CA' : 'US',
      }),
    };
  }),
  openCashPickup: calls.openCashPickup.handler(({ context }) => openCashPickup(context)),
  cashVoucher: calls.cashVoucher.handler(async ({ context, input }) => {
    const { db, employee } = context;
    const { transaction } = await findTransaction(db, employee.id, input.transactionID);
    const voucher = await voucherOf(db, transaction.id);
    if (!voucher || transaction.status !== status.inProgress) throw new Refusal('CashNotReady');
    return {
      voucher: voucher.code,
      amount: toWire(minorUnits(transaction.amountMinor)),
      expiresAt: voucher.expiresAt.toISOString(),
    };
  }),
});
