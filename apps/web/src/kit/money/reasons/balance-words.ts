import type { AvailableFunds } from '@dayfare/api/money/queries';
import {
  addDays,
  type BalanceState,
  type IsoDate,
  isDailyLimit,
  isoDate,
  min,
  subtract,
} from '@dayfare/domain/money';
import { dayWords } from '../format/when.ts';
import type { useMoneyView } from '../parts/use-money-view.ts';
import { boundWords, refusalWords } from './availability.ts';

/** What telling needs; part of `useMoneyView()`. */
type View = Pick<ReturnType<typeof useMoneyView>, 't' | 'money' | 'day' | 'language' | 'today'>;

/** Why what can be taken is what it is. */
export interface BalanceWords {
  /** What has happened, or what else there is; null where the sentence says all. */
  readonly title: string | null;
  /** What has been earned and can’t be taken yet; null for nothing, or where the title says it. */
  readonly rest: string | null;
  readonly text: string;
}

/** A balance and what it depends on. */
export interface ToldBalance {
  readonly state: BalanceState;
  readonly funds: AvailableFunds;
  /** Null while the pay period is unknown. */
  readonly payday: IsoDate | null;
}

/** Says why what can be taken is what it is, and when that changes: the same wherever the number stands. */
export function balanceWords(view: View, { state, funds, payday }: ToldBalance): BalanceWords {
  const { t, money, language } = view;
  const { later, why } = state;
  const rest = later > 0 ? t('home.restClosed', { rest: money(later) }) : null;
  switch (why.kind) {
    case 'closed':
      return { rest, ...closedWords(view, { funds, payday, why }) };
    case 'owed':
      return {
        rest,
        title: t('kit/money/reasons:why.owed'),
        text: t('kit/money/reasons:why.owedText', {
          amount: money(funds.carriedOver),
          on: payday === null ? '' : t('kit/money/reasons:on', { day: dayWords(payday, language) }),
        }),
      };
    case 'bounded':
      return boundedWords(view, { funds, later, why });
    case 'limit': {
      const amounts = { limit: money(why.limit), taken: money(why.taken) };
      const key = why.taken > 0 ? 'limitTaken' : 'limit';
      return { title: null, rest: null, text: t(`kit/money/reasons:why.${key}`, amounts) };
    }
    case 'earned': {
      const key = why.taken > 0 ? 'earnedTaken' : 'earned';
      return {
        title: null,
        rest: null,
        text: t(`kit/money/reasons:why.${key}`, { taken: money(why.taken) }),
      };
    }
  }
}

type Why<Kind> = Extract<BalanceState['why'], { kind: Kind }>;
type Closed = Pick<ToldBalance, 'funds' | 'payday'> & { readonly why: Why<'closed'> };

function closedWords({ t, money, day, language }: View, { funds, payday, why }: Closed) {
  const { nextUpdateAt, dailyLimit, ownLimits, owed } = funds;
  const { reason, own, opensOn } = why;
  const limit = ownLimits.find(({ span }) => `${span}Limit` === own);
  const words = refusalWords(t, {
    ...{ reason, own },
    payday: payday && dayWords(payday, language),
    update: nextUpdateAt && day(nextUpdateAt),
    dailyLimit: money(dailyLimit),
    most: limit ? money(limit.amount) : '',
    opensOn: opensOn && dayWords(opensOn, language),
    notCleared: owed && owed.toClear > 0 ? money(owed.toClear) : null,
  });
  return words ?? { title: null, text: '' };
}

type Bounded = Pick<ToldBalance, 'funds'> & Pick<BalanceState, 'later'> & { readonly why: Why<'bounded'> };

function boundedWords({ t, money, language, today }: View, { funds, later, why }: Bounded): BalanceWords {
  const { remainingToday, dailyLimit, takenElsewhereToday } = funds;
  const { reason, own } = why;
  const until = why.opensOn && dayWords(why.opensOn, language);
  if (own || !isDailyLimit(reason))
    return {
      title: t('home.restBound', { rest: money(later) }),
      rest: null,
      text: boundWords(t, { reason, left: money(remainingToday), until, own }),
    };
  const amounts = { dailyLimit: money(dailyLimit), today: money(remainingToday) };
  const key = remainingToday === dailyLimit ? 'Untouched' : takenElsewhereToday > 0 ? 'Elsewhere' : 'Text';
  // No more than a day allows can be taken tomorrow.
  const tomorrow = min(later, dailyLimit);
  const after = subtract(later, tomorrow);
  return {
    title: t('home.rest', { rest: money(tomorrow), date: dayWords(addDays(isoDate(today), 1), language) }),
    rest: null,
    text: [
      t(`home.rest${key}`, amounts),
      ...(after > 0 ? [t('home.restAfter', { more: money(after) })] : []),
    ].join(' '),
  };
}
