import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { RotateCw } from 'lucide-react';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { BalanceBackground } from './balance-background.tsx';

/** In the number's place when it couldn't be loaded: that it couldn't, that the money is safe, and a retry. */
export function BalanceProblem(props: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  const { error, onRetry, isRetrying } = props;
  const t = useMoneyTexts();
  const failure = useFailure(error);
  if (failure?.kind === 'session') return null;
  const isOffline = failure?.kind === 'offline';
  return (
    <BalanceBackground>
      <Stack gap={4} align="start">
        <div role="alert">
          <Stack gap={1}>
            <Text variant="heading" as="h3">
              {t(isOffline ? 'home.balanceOffline' : 'home.balanceFailed')}
            </Text>
            <Text>{t(isOffline ? 'home.balanceOfflineText' : 'home.balanceFailedText')}</Text>
          </Stack>
        </div>
        <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
          {t('home.retry')}
        </Button>
      </Stack>
    </BalanceBackground>
  );
}
