import { earningsQuery } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { PeriodCard } from './period-card.tsx';

/** The chart comes while its figures do. */
const loadPeriod = async () => ({ default: (await import('./period.tsx')).Period });
const Period = lazy(loadPeriod);

/** What this pay period has brought so far, day by day. */
export function PayPeriod() {
  const { api } = useApp();
  const t = useMoneyTexts();
  const earnings = useQuery(earningsQuery(api));
  const currency = useCurrency();
  if (earnings.isError) {
    return (
      <PeriodCard>
        <Stack gap={3} align="start">
          <Text tone="muted">{t('earnings.failed')}</Text>
          <Button
            variant="secondary"
            size="small"
            icon={RotateCw}
            isPending={earnings.isFetching}
            onPress={() => void earnings.refetch()}
          >
            {t('home.retry')}
          </Button>
        </Stack>
      </PeriodCard>
    );
  }
  if (!earnings.data || !currency) {
    return <OnItsWay />;
  }
  return (
    <Suspense fallback={<OnItsWay />}>
      <Period earnings={earnings.data} currency={currency} />
    </Suspense>
  );
}

function OnItsWay() {
  return (
    <PeriodCard>
      <Skeleton shape="chart" />
    </PeriodCard>
  );
}
