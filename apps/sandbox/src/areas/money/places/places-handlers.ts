import { placesContract } from '@dayfare/api/money/places/places-contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { implement } from '@orpc/server';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { findTransaction } from '../core/find-transaction.ts';
import { currencyOf } from '../core/owner.ts';
import { addBiller } from './biller/add.ts';
import { findBillers } from './biller/directory.ts';
import { giftCardOf } from './gift/issue.ts';
import { openGiftCard } from './gift/open.ts';

const calls = implement(placesContract).$context<ApiContext>().use(requireSession);

/** Gift cards and bills that wages are sent to. */
export const placesHandlers = calls.router({
  openGiftCard: calls.openGiftCard.handler(({ context }) => openGiftCard(context)),
  giftCode: calls.giftCode.handler(async ({ context: { db, employee }, input }) => {
    const { transaction } = await findTransaction(db, employee.id, input.transactionID);
    const card = await giftCardOf(db, transaction.id);
    if (!card) throw new Refusal('GiftCodeNotReady');
    return {
      code: card.code,
      amount: toWire(minorUnits(card.amountMinor)),
      issuedAt: card.issuedAt.toISOString(),
    };
  }),
  findBillers: calls.findBillers.handler(({ context: { employee }, input }) => ({
    billers: findBillers(currencyOf(employee), input.search ?? ''),
  })),
  addBiller: calls.addBiller.handler(({ context, input }) => addBiller(context, input)),
});
