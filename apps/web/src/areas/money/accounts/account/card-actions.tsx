import type { Instrument } from '@dayfare/api/money/queries';
import { instrumentCondition } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

export interface CardActionsProps {
  account: Instrument;
  isPending: boolean;
  /** Has the program fee paid with it. */
  onPayFee: () => void;
}

/** What can be done with a linked card, besides what can be done with every account. */
export function CardActions({ account, isPending, onPayFee }: CardActionsProps) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { keep } = useWayBack();
  const { id, card, isInstantEligible } = account;
  const condition = instrumentCondition(account);
  if (condition === 'confirmationDue' || condition === 'confirmationRefused')
    return (
      <Button isStretched onPress={() => void navigate(keep(pathTo('/ewa/accounts/:id/confirm', { id })))}>
        {t('kit/money/accounts:account.confirmCard')}
      </Button>
    );
  if (condition === 'cardCheckDue' || condition === 'cardExpired')
    return (
      <Button isStretched onPress={() => void navigate(pathTo('/ewa/accounts/:id/card', { id }))}>
        {t(`money/accounts/account:card.again.${condition}`)}
      </Button>
    );
  if (condition !== 'usable' || !isInstantEligible || card?.isForProgramFee !== false) return null;
  return (
    <Stack gap={1}>
      <Text tone="muted">{t('money/accounts/account:card.fee.text')}</Text>
      <Button
        variant="secondary"
        isStretched
        isPending={isPending}
        pendingLabel={t('money/accounts/account:account.working')}
        onPress={onPayFee}
      >
        {t('money/accounts/account:card.fee.choose')}
      </Button>
    </Stack>
  );
}
