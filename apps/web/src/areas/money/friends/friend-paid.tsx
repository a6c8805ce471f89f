import type { FriendReceipt } from '@dayfare/api/money/friends/friends-queries';
import { Button } from '@dayfare/ui/button';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { TaskFrame } from '../accounts/account-frame.tsx';
import { FactCard } from '../parts/facts.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { friendsPath } from './paths.ts';

/** What was paid, that it cost nothing, and what is left. */
export function FriendPaid({ receipt }: { receipt: FriendReceipt }) {
  const t = useTexts('money/friends');
  const navigate = useNavigate();
  const { money, when } = useMoneyView(useCurrency() ?? 'USD');
  const { friend, amount, balanceAfter, paidAt } = receipt;
  return (
    <TaskFrame
      title={t('paidTitle', { name: friend.name, amount: money(amount) })}
      backTo={friendsPath}
      illustration="success"
      message={<div role="status">{t('paid', { name: friend.name })}</div>}
      footer={
        <Button isStretched onPress={() => void navigate(friendsPath, { replace: true })}>
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
