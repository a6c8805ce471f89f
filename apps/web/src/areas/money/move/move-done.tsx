import type { MoveReceipt } from '@dayfare/api/money/moves/moves-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { TaskFrame } from '../accounts/account-frame.tsx';
import { FactCard } from '../parts/facts.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { accountPath, accountsPath } from '../view/steps.ts';

export interface MoveDoneProps {
  receipt: MoveReceipt;
  accounts: readonly Instrument[];
}

/** What has moved, what it cost, and what is left. */
export function MoveDone({ receipt, accounts }: MoveDoneProps) {
  const navigate = useNavigate();
  const { t, money, moment } = useMoneyView(useCurrency() ?? 'USD');
  const nameOf = (wanted: number) => accounts.find(({ id }) => id === wanted)?.name ?? '';
  const [from, to] = [nameOf(receipt.from), nameOf(receipt.to)];
  return (
    <TaskFrame
      title={t('money/move:doneTitle', { amount: money(receipt.amount) })}
      backTo={accountsPath}
      illustration="success"
      message={<div role="status">{t('money/move:done', { from, to })}</div>}
      footer={
        <Button isStretched onPress={() => void navigate(accountPath(receipt.to), { replace: true })}>
          {t('money/move:close')}
        </Button>
      }
    >
      <FactCard
        facts={[
          {
            name: t('money/move:fee'),
            value: receipt.fee === 0 ? t('money/move:free') : money(receipt.fee),
          },
          { name: t('money/move:arrives'), value: moment(receipt.arrivesAt) },
          { name: t('money/move:left', { from }), value: money(receipt.balanceAfter) },
        ]}
      />
    </TaskFrame>
  );
}
