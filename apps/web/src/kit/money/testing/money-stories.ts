import {
  answer,
  contract,
  contractSamples,
  homeSamples,
  moneySamples,
  recurringSamples,
  startupSamples,
  transferSamples,
} from '@dayfare/api/mocks';
import { epochMs, type MinorUnits, minorUnits, type TransferSpeed } from '@dayfare/domain/money';
import type { App } from '../../../platform/app-context/app.ts';
import { type ScreenParameters, screenStory } from '../../../testing/screen-story.tsx';
import { createTransferVault, type TransferRecord } from '../transfer/transfer-record.ts';
import { transferControllerOf } from '../transfer/use-transfer-controller.ts';
import { noFee } from './transfer-samples.ts';

const { analytics, money, contracts, startup } = contract;

/** The usual responses; a story's own come first. */
export const ordinaryDay = [
  answer(startup.startupDataV2, startupSamples.startupData()),
  answer(startup.getDueCounts, { counts: [] }),
  // On a slow machine a fault may be reported while many stories share a page.
  answer(analytics.logClientCalls, true),
  answer(money.getAvailableFunds, moneySamples.availableFunds()),
  answer(money.getEarnings, moneySamples.earnings()),
  answer(money.getInstruments, moneySamples.instruments()),
  answer(money.getAvailableFundsFromFriendIndeed, { accessibleAmount: 0, currency: 'USD', sources: [] }),
  answer(money.getEarningsOfRange, moneySamples.earningsOfRange()),
  answer(money.getAssets, moneySamples.assets()),
  answer(money.getEventTickers, { tickers: [homeSamples.ticker()] }),
  answer(money.getPromotionTickers, { tickers: [homeSamples.promotion()] }),
  answer(money.disposeTicker, true),
  answer(money.getShortcuts, { shortcuts: [homeSamples.shortcut()] }),
  answer(money.saveShortcut, (shortcut) => ({ ...shortcut, id: 8 })),
  answer(money.deleteShortcutByID, true),
  answer(money.getQuickLinks, homeSamples.quickLinks()),
  answer(money.saveQuickLinks, ({ chosen }) => homeSamples.quickLinks({ chosen })),
  answer(money.userStories, homeSamples.stories()),
  answer(money.previewTransaction, ({ transferSpeed }) =>
    transferSpeed === 0 ? transferSamples.instantPreview() : transferSamples.preview(),
  ),
  answer(money.performTransaction, transferSamples.transactionDetail()),
  answer(money.transactionByKey, transferSamples.madeTransfer()),
  answer(money.closeTransferKey, { outcome: 'closed' }),
  answer(money.getTransactionHistory, transferSamples.history()),
  answer(money.getInstrumentTransactionHistory, transferSamples.instrumentHistory()),
  answer(money.transactionDetails, transferSamples.transactionDetail()),
  answer(money.sendEmailReceipt, true),
  answer(money.getRecurringTransaction, { recurringTransactions: [recurringSamples.recurring()] }),
  answer(money.previewRecurringTransaction, recurringSamples.recurringPreview()),
  answer(money.saveRecurringTransactionDetail, recurringSamples.recurring()),
  answer(money.findBank, { bankName: 'Northside Savings' }),
  answer(contracts.getContractByType, contractSamples.contracts()),
  answer(contracts.saveContract, true),
];

/** Starts with some answers given. */
export function withDraft(draft: { amount?: MinorUnits; instrumentId?: number; speed?: TransferSpeed }) {
  return (app: App) => transferControllerOf(app).edit(draft);
}

/** Starts with a transfer on this device whose response was lost. */
export async function withUnfinished(app: App): Promise<void> {
  const amount = minorUnits(4000);
  const arrivesAt = epochMs(Date.parse('2026-11-23T14:00:00Z'));
  const sent: TransferRecord = {
    state: {
      step: 'unknown',
      key: 'kept-on-this-device',
      draft: { amount, instrumentId: 501, speed: 'NextDay' },
      quote: { fee: minorUnits(0), totalDebit: amount, received: amount, arrivesAt },
      attempts: 1,
      sighting: null,
    },
    terms: {
      ...{ previewId: 'kept', contractType: 12, contractIds: [120], contractsToRead: [], options: [] },
      ...{
        availableAfter: amount,
        leftOnPayday: amount,
        feesThisYear: amount,
        feeFacts: noFee,
        nextDay: null,
      },
    },
  };
  const userId = app.session.current()?.user.userID ?? 0;
  await createTransferVault(app.unfinished, app.local).keep(userId, { key: sent.state.key, sent });
}

/**
 * Clears React Aria's announcer. It reads a button's name by referring to the button for seven seconds, which axe reports once the button
 * is gone.
 */
function hush(): void {
  for (const node of document.querySelectorAll('[data-live-announcer] [role="img"]')) node.remove();
}

/** The `meta` that a money screen's stories need. */
export function moneyScreen(at: string, more: Omit<ScreenParameters, 'at'> = {}) {
  return { ...screenStory({ ...more, at }), afterEach: hush };
}

/** Disconnects the network for a story; returns a function that reconnects it. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}

/** Sets the clock of a story, which goes on from there; returns a function that puts it right. */
export function setNow(iso: string): () => void {
  const offset = Date.parse(iso) - realNow();
  Date.now = () => realNow() + offset;
  return () => {
    Date.now = realNow;
  };
}

const realNow = Date.now;
