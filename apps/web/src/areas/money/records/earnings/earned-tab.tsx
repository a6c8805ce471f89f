import { availableFundsQuery, type Earnings, earningsQuery } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Box } from '@dayfare/ui/box';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { dayWords, periodWords } from '../../../../kit/money/format/when.ts';
import { DayList } from '../../../../kit/money/parts/day-list.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { WorkedOut } from '../../../../kit/money/parts/worked-out.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { Paydays } from './paydays.tsx';

/** Earnings of this pay period: what is left on payday, where the balance comes from, and every day. */
export function EarnedTab() {
  const { api } = useApp();
  const t = useMoneyTexts();
  const queries = [useQuery(availableFundsQuery(api)), useQuery(earningsQuery(api))] as const;
  return (
    <QueryView
      queries={queries}
      loading={
        <Stack gap={4}>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="row" count={6} />
        </Stack>
      }
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('money/records/earnings:failedTitle')}
          text={t('kit/money/records:earnings.failed')}
          offlineText={t('kit/money/records:earnings.offline')}
          headingLevel={2}
        />
      )}
    >
      {(funds, earnings) => (
        <Stack gap="section">
          <OnPayday earnings={earnings} currency={funds.currency} />
          <Paydays earnings={earnings} />
          <Stack as="section" gap={2}>
            <Text variant="heading">{t('money/records/earnings:balance')}</Text>
            <Box background="surface" radius="card" paddingX="card" paddingY={2}>
              <WorkedOut funds={funds} />
            </Box>
          </Stack>
          <Stack as="section" gap={2}>
            <Text variant="heading">{t('kit/money:earnings.days.title')}</Text>
            <DayList days={earnings.days} currency={funds.currency} />
            <Link href="/ewa/hours-history" variant="standalone">
              {t('money/records/earnings:days.before')}
            </Link>
          </Stack>
        </Stack>
      )}
    </QueryView>
  );
}

interface OnPaydayProps {
  earnings: Earnings;
  currency: CurrencyCode;
}

/** What is expected on payday after everything taken so far, and how it comes about. */
function OnPayday({ earnings, currency }: OnPaydayProps) {
  const { t, language } = useMoneyView(currency);
  const { period, expectedNetPay } = earnings;
  return (
    <Stack as="section" gap={1}>
      <Text variant="label" tone="muted">
        {t('money/records/earnings:payday.label', { date: dayWords(period.payday, language) })}
      </Text>
      <Amount minor={expectedNetPay} currency={currency} size="hero" />
      <Text tone="muted">
        {t('money/records/earnings:payday.text', { period: periodWords(period.start, period.end, language) })}
      </Text>
    </Stack>
  );
}
