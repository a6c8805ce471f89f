import { instrumentHistoryQuery } from '@dayfare/api/money/accounts/account-history-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Box } from '@dayfare/ui/box';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Facts } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

export interface InstrumentSummaryProps {
  instrumentId: number;
  currency: CurrencyCode;
}

/** What went to one account or card so far, above its transfers. */
export function InstrumentSummary({ instrumentId, currency }: InstrumentSummaryProps) {
  const { api } = useApp();
  const { t, money, when } = useMoneyView(currency);
  const id = useId();
  const history = useQuery(instrumentHistoryQuery(api, instrumentId));
  return (
    <QueryView
      queries={[history]}
      saysSlow={false}
      loading={<Skeleton shape="text" count={3} />}
      failed={() => <Banner tone="warning">{t('money/records/history:account.failed')}</Banner>}
    >
      {({ count, moved, fees, lastAt }) => (
        <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
          <Stack gap={4}>
            <Text variant="heading" id={id}>
              {t('money/records/history:account.title')}
            </Text>
            <Facts
              facts={[
                { name: t('money/records/history:account.count'), value: String(count) },
                { name: t('money/records/history:account.moved'), value: money(moved) },
                { name: t('money/records/history:account.fees'), value: money(fees) },
                { name: t('money/records/history:account.last'), value: when(lastAt) },
              ]}
            />
          </Stack>
        </Box>
      )}
    </QueryView>
  );
}
