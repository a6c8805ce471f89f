import type { MoveReceipt } from '@dayfare/api/money/moves/moves-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { FactCard } from '../../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

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
      title={t('money/move/between-accounts:doneTitle', { amount: money(receipt.amount) })}
      backTo={pathTo('/ewa/accounts')}
      illustration="success"
      message={<div role="status">{t('money/move/between-accounts:done', { from, to })}</div>}
      footer={
        <Button
          isStretched
          onPress={() => void navigate(pathTo('/ewa/accounts/:id', { id: receipt.to }), { replace: true })}
        >
          {t('money/move/between-accounts:close')}
        </Button>
      }
    >
      <FactCard
        facts={[
          {
            name: t('money/move/between-accounts:fee'),
            value: receipt.fee === 0 ? t('money/move/between-accounts:free') : money(receipt.fee),
          },
          { name: t('money/move/between-accounts:arrives'), value: moment(receipt.arrivesAt) },
          { name: t('money/move/between-accounts:left', { from }), value: money(receipt.balanceAfter) },
        ]}
      />
    </TaskFrame>
  );
}
