import type { Earnings } from '@dayfare/api/money/queries';
import { Amount } from '@dayfare/ui/amount';
import { BarChart } from '@dayfare/ui/bar-chart';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { chartDays, hoursText } from '../../../kit/money/format/earnings.ts';
import { dayWords, periodTitle, weekdayWords } from '../../../kit/money/format/when.ts';
import type { useCurrency } from '../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { PeriodCard } from './period-card.tsx';

export interface PeriodProps {
  earnings: Earnings;
  currency: NonNullable<ReturnType<typeof useCurrency>>;
}

/** Earnings of a pay period: total, hours, and a bar for each day. */
export function Period({ earnings, currency }: PeriodProps) {
  const { period, total, hoursWorked, hourlyRate } = earnings;
  const { t, language, money, today } = useMoneyView(currency);
  const range = periodTitle(period.start, period.end, language);
  const payday = [
    t('earnings.payday', { date: dayWords(period.payday, language) }),
    ...(period.holiday
      ? [t('kit/money/format:late.holiday', { day: weekdayWords(period.holiday, language) })]
      : []),
  ].join(' ');
  if (earnings.days.length === 0) {
    return (
      <PeriodCard range={range}>
        <Stack gap={1}>
          <Text isStrong>{t('earnings.emptyTitle')}</Text>
          <Text tone="muted">{t('earnings.emptyText')}</Text>
          <Text tone="muted">{payday}</Text>
        </Stack>
      </PeriodCard>
    );
  }
  const hours = t('earnings.hours', { count: hoursWorked, formatted: hoursText(hoursWorked, language) });
  return (
    <PeriodCard range={range}>
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
    </PeriodCard>
  );
}
