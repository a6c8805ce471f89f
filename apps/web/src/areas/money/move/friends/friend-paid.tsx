import type { FriendReceipt } from '@dayfare/api/money/friends/friends-queries';
import { Button } from '@dayfare/ui/button';
import { FactCard } from '../../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

/** What was paid, that it cost nothing, and what is left. */
export function FriendPaid({ receipt }: { receipt: FriendReceipt }) {
  const t = useTexts('money/move/friends');
  const navigate = useNavigate();
  const { money, when } = useMoneyView(useCurrency() ?? 'USD');
  const { friend, amount, balanceAfter, paidAt } = receipt;
  return (
    <TaskFrame
      title={t('paidTitle', { name: friend.name, amount: money(amount) })}
      backTo={pathTo('/card/pay-a-friend')}
      illustration="success"
      message={<div role="status">{t('paid', { name: friend.name })}</div>}
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/card/pay-a-friend'), { replace: true })}>
          {t('done')}
        </Button>
      }
    >
      <FactCard
        facts={[
          { name: t('fee'), value: t('noFee') },
          { name: t('paidAt'), value: when(paidAt) },
          { name: t('left'), value: money(balanceAfter) },
        ]}
      />
    </TaskFrame>
  );
}
