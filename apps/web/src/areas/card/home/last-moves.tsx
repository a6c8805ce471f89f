import type { CardDetail } from '@dayfare/api/card/queries';
import { epochMs, fromWire, minorUnits } from '@dayfare/domain/money';
import { startupValue } from '@dayfare/domain/startup';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { useCurrency } from '../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

type Moved = CardDetail['lastLoad'];

/** What start-up data says of the last time that money moved, until the card itself is there. */
function useMovesAtStart(): { readonly lastLoad: Moved; readonly lastSpend: Moved } {
  const values = useApp().startup.data.values();
  const moved = (amount: number | undefined, date: string | undefined): Moved =>
    amount === undefined || !date
      ? null
      : { amount: minorUnits(fromWire(amount)), at: epochMs(Date.parse(date)) };
  return {
    lastLoad: moved(startupValue(values, 'LastLoadAmount'), startupValue(values, 'LastLoadDate')),
    lastSpend: moved(startupValue(values, 'LastSpendAmount'), startupValue(values, 'LastSpendDate')),
  };
}

export interface LastMovesProps {
  /** Default: what start-up data says. */
  detail?: CardDetail | undefined;
}

/** When the card was last loaded and paid with, and how much that was. Nothing before the first time. */
export function LastMoves({ detail }: LastMovesProps) {
  const t = useTexts('card/home');
  const atStart = useMovesAtStart();
  const own = useCurrency();
  const { money, when } = useMoneyView(detail?.currency ?? own ?? 'USD');
  const { lastLoad, lastSpend } = detail ?? atStart;
  const fact = (name: string, moved: Moved) =>
    moved && { name: t('last.when', { what: name, when: when(moved.at, true) }), value: money(moved.amount) };
  const facts = [fact(t('last.load'), lastLoad), fact(t('last.spend'), lastSpend)].filter(
    (one) => one !== null,
  );
  return facts.length > 0 ? <FactCard facts={facts} /> : null;
}
