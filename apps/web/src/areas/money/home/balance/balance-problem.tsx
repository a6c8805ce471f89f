import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { RotateCw } from 'lucide-react';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import type { QueryProblem } from '../../../../platform/queries/query-view.tsx';

/** Replaces the number if it couldn't be loaded: says so, that the money is safe, and offers a retry. */
export function BalanceProblem({ failure, onRetry, isRetrying }: QueryProblem) {
  const app = useTexts('app');
  const t = useMoneyTexts();
  const isOffline = failure.kind === 'offline';
  return (
    <Stack gap={4} align="start">
      <div role="alert">
        <Stack gap={1}>
          <Text variant="heading" as="h3">
            {isOffline ? app('start.offlineTitle') : t('home.balanceFailed')}
          </Text>
          <Text>{t(isOffline ? 'home.balanceOfflineText' : 'home.balanceFailedText')}</Text>
        </Stack>
      </div>
      <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
        {app('start.retry')}
      </Button>
    </Stack>
  );
}
