import type { AvailableFunds } from '@dayfare/api/money/queries';
import type { IsoDate } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useNavigate } from 'react-router-dom';
import { useVoice } from '../../../platform/i18n/use-texts.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { useRefusal } from '../parts/use-refusal.ts';
import { stepPath } from '../view/steps.ts';

/** Props of {@link AvailableBalance}. */
export interface AvailableBalanceProps {
  funds: AvailableFunds;
  /** Null while the pay period isn't known. */
  payday: IsoDate | null;
}

/** The balance and the one thing to do with it; when there is nothing to take, why, and when that changes. */
export function AvailableBalance({ funds, payday }: AvailableBalanceProps) {
  const { accessible, currency, updatedAt } = funds;
  const { t, when } = useMoneyView(currency);
  const voice = useVoice();
  const navigate = useNavigate();
  const refusal = useRefusal(funds, payday);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Amount minor={accessible} currency={currency} size="hero" />
        <Text variant="caption" tone="muted">
          {t('home.asOf', { when: when(updatedAt) })}
        </Text>
      </Stack>
      {refusal && (
        <Stack gap={1} id="not-now">
          <Text isStrong>{refusal.title}</Text>
          <Text>{refusal.text}</Text>
        </Stack>
      )}
      <Button
        isStretched
        isDisabled={refusal !== null}
        aria-describedby={refusal ? 'not-now' : undefined}
        onPress={() => void navigate(stepPath('amount'))}
      >
        {t('home.get', { verb: voice('getMoneyVerb') })}
      </Button>
    </Stack>
  );
}
