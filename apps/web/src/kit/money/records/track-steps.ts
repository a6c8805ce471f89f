import type { TransactionDetail } from '@dayfare/api/money/queries';
import {
  type CurrencyCode,
  type EpochMs,
  moneyStatus,
  subtract,
  type TrackStep,
  trackTransfer,
  transactionStatusOf,
} from '@dayfare/domain/money';
import type { TimelineStep } from '@dayfare/ui/timeline';
import { arrivalWhy } from '../format/arrival-why.ts';
import { statusWords } from '../format/transactions.ts';
import { dayOf } from '../format/when.ts';
import type { useMoneyView } from '../parts/use-money-view.ts';

type View = Pick<ReturnType<typeof useMoneyView>, 't' | 'money' | 'moment' | 'language' | 'timeZone'>;

/** What the steps are told with. */
export interface TrackTelling extends View {
  readonly currency: CurrencyCode;
  readonly now: EpochMs;
}

/** How long after its time a step counts as late, in ms. */
const graceMs = 60 * 60_000;

/** The steps of a transfer in words: each with its own time, the promised one beside it, and why it has changed. */
export function trackSteps(detail: TransactionDetail, telling: TrackTelling): TimelineStep[] {
  return trackTransfer(detail).map((step) => ({
    title: titleOf(detail, step, telling),
    state: step.state,
    time: timeOf(step, telling),
    description: noteOf(detail, step, telling) || undefined,
  }));
}

function titleOf(detail: TransactionDetail, { stage, state }: TrackStep, { t }: View): string {
  const place = detail.type ?? 'Bank';
  if (stage === 'ended') return statusWords(t, detail);
  if (stage === 'accepted') return t(`kit/money/records:track.accepted.${place}`);
  const form = state === 'upcoming' ? 'ahead' : 'behind';
  if (stage === 'arrived') return t(`kit/money/records:track.arrived.${form}.${place}`);
  if (stage === 'sent') return t(`kit/money/records:track.sent.${form}`);
  return t(`kit/money/records:track.${stage}`);
}

function timeOf({ at, dueAt }: TrackStep, { moment }: View): string | undefined {
  const time = at ?? dueAt;
  return time === null ? undefined : moment(time);
}

function noteOf(detail: TransactionDetail, step: TrackStep, telling: TrackTelling): string {
  const { t, money } = telling;
  const { type, statusCode, amount, returnedAmount } = detail;
  const isPartly = step.stage === 'arrived' && step.at !== null && moneyStatus(statusCode) === 'partly';
  const isPromised = step.stage === (type === 'CashPickup' ? 'accepted' : 'arrived');
  const words: Notes = [
    isPartly &&
      t('kit/money/records:track.part', {
        arrived: money(subtract(amount, returnedAmount)),
        amount: money(amount),
      }),
    ...(step.stage === 'sent' ? sentNotes(step, telling) : []),
    ...(isPromised ? promiseNotes(detail, step, telling) : []),
  ];
  return words.filter(Boolean).join(' ');
}

type Notes = readonly (string | undefined | false)[];

const isPast = (dueAt: EpochMs | null, now: number) => dueAt !== null && now > dueAt + graceMs;

function sentNotes({ at, dueAt }: TrackStep, { t, moment, now }: TrackTelling): Notes {
  if (at === null) return [isPast(dueAt, now) && t('kit/money/records:track.overdue.sent')];
  return [
    dueAt !== null && isPast(dueAt, at) && t('kit/money/records:track.planned', { when: moment(dueAt) }),
  ];
}

/** What was promised, what has changed, and why. */
function promiseNotes(detail: TransactionDetail, { at, dueAt }: TrackStep, telling: TrackTelling): Notes {
  const { t, moment, now, currency, timeZone } = telling;
  const { promisedArrivesAt, arrivesAt, createdAt, speed, events } = detail;
  const promised = moment(promisedArrivesAt ?? arrivesAt);
  const wasHeld = events.some((event) => transactionStatusOf(event.statusCode) === 'ManualAuthNeeded');
  const isLate = promisedArrivesAt !== null;
  const why = isLate && t(`kit/money/records:track.late.${wasHeld ? 'checked' : 'sent'}`);
  if (at !== null) return [t('kit/money/records:track.promised', { when: promised }), why];
  const askedOn = dayOf(createdAt, timeZone);
  return [
    isLate && t('kit/money/records:track.first', { when: promised }),
    why || (speed === 'NextDay' && arrivalWhy({ askedOn, arrivesAt, currency }, telling)),
    isPast(dueAt, now) && t('kit/money/records:track.overdue.arrived'),
  ];
}
