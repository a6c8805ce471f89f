import { epochMs, isoDate, minorUnits } from '@dayfare/domain/money';
import { billMove } from '../../kit/money/bills/bill-move.ts';
import { replaceMove } from '../../kit/money/card/replace-move.ts';
import { describeLaws, type KindUnderLaw, kindUnderLaw } from '../../kit/money/move/testing/move-laws.ts';
import { rideMove } from '../../kit/money/rides/ride-move.ts';
import { depositMove, withdrawalMove } from '../../kit/money/savings/goal-moves.ts';
import { detail, preview } from '../../kit/money/testing/transfer-samples.ts';
import { ticketMove } from '../../kit/money/tickets/ticket-move.ts';
import { createTransferController } from '../../kit/money/transfer/transfer-controller.ts';
import { createTransferVault } from '../../kit/money/transfer/transfer-record.ts';
import { betweenMove } from './move/between-accounts/between-move.ts';
import { friendMove } from './move/friends/friend-move.ts';
import { recoveryMove } from './move/recovery/recovery-move.ts';

const amount = minorUnits(4000);
const friend = { code: 'ABCDE23456', name: 'Sam W.' };
const userId = 1;

/** Getting money has a machine of its own around the same flight: a preview, an agreement, and a choice after a failure. */
const transfers: KindUnderLaw<ReturnType<typeof detail>> = {
  receipt: detail(),
  open: (server, { records, local }, storage) => {
    const unfinished = createTransferVault(records, local);
    const asked = async (answer: ReturnType<typeof server.outcome>) => {
      const known = await answer;
      if (known.status === 'done') return { status: known.status, detail: known.receipt };
      return known.status === 'refused' ? { status: known.status, code: known.reason } : known;
    };
    const controller = createTransferController({
      calls: {
        preview: async () => preview(),
        perform: ({ idempotencyKey }) => server.perform(idempotencyKey),
        outcome: (key) => asked(server.outcome(key)),
        close: (key) => asked(server.close(key)),
      },
      ...{ userId, storage, unfinished },
    });
    return {
      ...controller,
      press: async () => {
        controller.tryAgain();
        controller.edit({ amount, instrumentId: 501 });
        await controller.quote();
        controller.agree(true);
        await controller.send();
      },
      resume: async () => {
        const [oldest] = await unfinished.list(userId);
        if (oldest) controller.resume(oldest.sent);
      },
      step: () => controller.view.get().state.step,
    };
  },
  kept: async ({ records, local }) =>
    (await createTransferVault(records, local).list(userId)).map(({ key }) => key),
};

describeLaws('getting money', transfers);

describeLaws(
  'moving money between accounts',
  kindUnderLaw(
    betweenMove,
    { from: 508, to: 501, amount, isFromFriends: true },
    {
      ...{ from: 508, to: 501, amount, fee: minorUnits(0), balanceAfter: amount },
      arrivesAt: epochMs(Date.parse('2026-11-23T14:00:00Z')),
    },
  ),
);

describeLaws(
  'paying a friend',
  kindUnderLaw(
    friendMove,
    { friend, from: 508, amount, note: '' },
    {
      ...{ friend, from: 508, amount, balanceAfter: amount },
      paidAt: epochMs(Date.parse('2026-11-20T14:00:00Z')),
    },
  ),
);

describeLaws(
  'paying back',
  kindUnderLaw(recoveryMove, { instrumentId: 501, deductionId: 11, amount }, { refused: null }),
);

const goalReceipt = {
  ...{ goal: 7, place: null, amount, fee: minorUnits(0), balanceAfter: amount },
  arrivesAt: epochMs(Date.parse('2026-11-20T14:00:00Z')),
};

describeLaws(
  'putting money into a goal',
  kindUnderLaw(depositMove, { goal: 7, from: null, amount }, goalReceipt),
);

describeLaws(
  'taking money out of a goal',
  kindUnderLaw(withdrawalMove, { goal: 7, to: 501, amount }, { ...goalReceipt, place: 501 }),
);

describeLaws(
  'paying a bill',
  kindUnderLaw(
    billMove,
    { due: 7, amount, contractsAccepted: [1201] },
    {
      ...{ due: 7, bill: 3, transactionID: 'T-10042', amount },
      arrivesAt: epochMs(Date.parse('2026-11-20T14:00:00Z')),
    },
  ),
);

const address = {
  ...{ addressLine1: '48 Maple Court', addressLine2: '', city: 'Hartford', state: 'CT', zipcode: '06103' },
};

describeLaws(
  'replacing a card',
  kindUnderLaw(
    replaceMove,
    { cardId: 31, reason: 'Damaged' as const, address, fee: minorUnits(0) },
    {
      ...{ cardId: 32, last4: '0417', fee: minorUnits(0), balanceAfter: amount },
      arrivesOn: isoDate('2026-11-30'),
    },
  ),
);

describeLaws(
  'booking a ride',
  kindUnderLaw(
    rideMove,
    { runId: 'run-1', product: 0, estimate: amount, amount, contractsAccepted: [1201] },
    { id: 'ride-1', held: amount, currency: 'USD' },
  ),
);

describeLaws(
  'buying tickets',
  kindUnderLaw(
    ticketMove,
    {
      ...{ kind: 'Black' as const, day: isoDate('2026-11-21'), count: 2, price: minorUnits(1299) },
      ...{ amount: minorUnits(2598), contractsAccepted: [1201] },
    },
    {
      ...{ transactionId: 'T-10043', kind: 'Black' as const, day: isoDate('2026-11-21'), count: 2 },
      ...{ total: minorUnits(2598), currency: 'USD' },
      readyAt: epochMs(Date.parse('2026-11-20T14:00:00Z')),
    },
  ),
);
