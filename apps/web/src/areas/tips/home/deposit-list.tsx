import type { TipsDeposit } from '@dayfare/api/tips/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import type { DepositState } from '@dayfare/domain/tips';
import { Amount } from '@dayfare/ui/amount';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { StatusTag, type StatusTone } from '@dayfare/ui/status-tag';
import { shortDayWords } from '../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

const tones = {
  withPay: 'neutral',
  waiting: 'warning',
  onItsWay: 'info',
  paid: 'success',
  failed: 'warning',
  taken: 'neutral',
} as const satisfies Record<DepositState, StatusTone>;

export interface DepositListProps {
  heading: string;
  deposits: readonly TipsDeposit[];
  currency: CurrencyCode;
}

/** Reports of tips and mileage with their day, where they went and what became of them. */
export function DepositList({ heading, deposits, currency }: DepositListProps) {
  const t = useTexts('tips/home');
  const { language, moment } = useMoneyView(currency);
  const whereTo = ({ place, state, arrivesAt }: TipsDeposit) => {
    if (place === null || state === 'failed' || state === 'taken') return null;
    return arrivesAt === null ? t('to', { place }) : t('toBy', { place, time: moment(arrivesAt) });
  };
  return (
    <List isDivided heading={heading}>
      {deposits.map((deposit) => (
        <ListRow
          key={deposit.id}
          title={t(`kind.${deposit.kind}`)}
          subtitle={[shortDayWords(deposit.workedOn, language), whereTo(deposit)].filter(Boolean).join(' · ')}
          trailing={<Amount minor={deposit.amount} currency={currency} />}
          status={<StatusTag tone={tones[deposit.state]}>{t(`state.${deposit.state}`)}</StatusTag>}
        />
      ))}
    </List>
  );
}
