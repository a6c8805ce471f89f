import { earningsQuery } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Suspense } from 'react';
import { useCurrency } from '../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { laterPart } from '../../../platform/loading/later-part.tsx';
import { type QueryProblem, QueryView } from '../../../platform/queries/query-view.tsx';
import { PeriodCard } from './period-card.tsx';
import * as styles from './period-skeleton.css.ts';

/** The chart loads in parallel with its figures. */
const Period = laterPart(async () => (await import('./period.tsx')).Period);

/** Earnings of this pay period so far, day by day. */
export function PayPeriod() {
  const { api } = useApp();
  const earnings = useQuery(earningsQuery(api));
  const currency = useCurrency();
  return (
    <QueryView
      queries={[earnings]}
      isWaiting={!currency}
      saysSlow={false}
      loading={<PeriodSkeleton />}
      failed={(problem) => <EarningsProblem {...problem} />}
      frame={(content) => content && <PeriodCard>{content}</PeriodCard>}
    >
      {(earned) => (
        <Suspense
          fallback={
            <PeriodCard>
              <PeriodSkeleton />
            </PeriodCard>
          }
        >
          <Period earnings={earned} currency={currency ?? 'USD'} />
        </Suspense>
      )}
    </QueryView>
  );
}

function EarningsProblem({ onRetry, isRetrying }: QueryProblem) {
  const app = useTexts('app');
  const t = useMoneyTexts();
  return (
    <Stack gap={3} align="start">
      <Text tone="muted">{t('earnings.failed')}</Text>
      <Button variant="secondary" size="small" icon={RotateCw} isPending={isRetrying} onPress={onRetry}>
        {app('start.retry')}
      </Button>
    </Stack>
  );
}

/** As high as the figures of two weeks, so that nothing below moves when they arrive. */
function PeriodSkeleton() {
  return (
    <>
      <div className={styles.figures}>
        <Skeleton shape="text" count={3} />
      </div>
      <Skeleton shape="chart" />
      <div className={styles.payday}>
        <Skeleton shape="text" />
      </div>
    </>
  );
}
