import { type Earnings, earningsQuery } from '@dayfare/api/money/queries';
import { Amount } from '@dayfare/ui/amount';
import { BarChart } from '@dayfare/ui/bar-chart';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../app/app-context.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { chartDays, hoursText } from '../view/earnings.ts';
import { dayWords, periodWords } from '../view/when.ts';

/** What this pay period has brought so far, day by day. */
export function PayPeriod() {
  const { api } = useApp();
  const t = useTexts('money');
  const earnings = useQuery(earningsQuery(api));
  const currency = useCurrency();
  if (earnings.isError) {
    return (
      <Card>
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
      </Card>
    );
  }
  if (!earnings.data || !currency) {
    return (
      <Card>
        <Skeleton shape="chart" />
      </Card>
    );
  }
  return <Period earnings={earnings.data} currency={currency} />;
}

function Card({ range, children }: { range?: string | undefined; children: ReactNode }) {
  const t = useTexts('money');
  const id = useId();
  return (
    <Box as="section" ground="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack direction="row" justify="between" align="baseline" gap={2} wrap>
          <Text variant="heading" id={id}>
            {t('earnings.title')}
          </Text>
          {range && (
            <Text variant="label" tone="muted">
              {range}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Box>
  );
}

interface PeriodProps {
  earnings: Earnings;
  currency: NonNullable<ReturnType<typeof useCurrency>>;
}

function Period({ earnings, currency }: PeriodProps) {
  const { period, total, hoursWorked, hourlyRate } = earnings;
  const { t, language, money, today } = useMoneyView(currency);
  const range = periodWords(period.start, period.end, language);
  const payday = t('earnings.payday', { date: dayWords(period.payday, language) });
  if (earnings.days.length === 0) {
    return (
      <Card range={range}>
        <Stack gap={1}>
          <Text strong>{t('earnings.emptyTitle')}</Text>
          <Text tone="muted">{t('earnings.emptyText')}</Text>
          <Text tone="muted">{payday}</Text>
        </Stack>
      </Card>
    );
  }
  const hours = t('earnings.hours', { count: hoursWorked, formatted: hoursText(hoursWorked, language) });
  return (
    <Card range={range}>
      <Stack gap={1}>
        <Text variant="label" tone="muted">
          {t('earnings.earned')}
        </Text>
        <Amount minor={total} currency={currency} size="title" />
        <Text variant="label" tone="muted">
          {`${hours} · ${t('earnings.rate', { rate: money(hourlyRate) })}`}
        </Text>
      </Stack>
      <BarChart
        title={t('earnings.chart')}
        days={chartDays(earnings, today)}
        currency={currency}
        today={today}
        text={{
          showTable: t('earnings.showTable'),
          showChart: t('earnings.showChart'),
          day: t('earnings.day'),
          amount: t('earnings.amount'),
          today: t('earnings.today'),
        }}
      />
      <Text variant="label" tone="muted">
        {payday}
      </Text>
    </Card>
  );
}
