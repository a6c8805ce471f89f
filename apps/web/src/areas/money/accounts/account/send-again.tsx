import type { Instrument } from '@dayfare/api/money/queries';
import { instrumentCondition } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';

export interface SendAgainProps {
  account: Instrument;
  isPending: boolean;
  onPress: () => void;
}

/** Sends the two small deposits again, where that can still help. */
export function SendAgain({ account, isPending, onPress }: SendAgainProps) {
  const t = useMoneyTexts();
  const condition = instrumentCondition(account);
  const isLate = condition === 'amountsExpired';
  if (!account.pennyTest?.resendsLeft || !(isLate || condition === 'amountsDue')) return null;
  return (
    <Button
      variant={isLate ? 'primary' : 'secondary'}
      isStretched
      isPending={isPending}
      pendingLabel={t('money/accounts/account:account.working')}
      onPress={onPress}
    >
      {t('money/accounts/account:amounts.sendAgain')}
    </Button>
  );
}
