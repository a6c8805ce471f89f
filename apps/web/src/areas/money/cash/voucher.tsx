import { cashVoucherQuery } from '@dayfare/api/money/places/cash-queries';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { BarCode } from '@dayfare/ui/bar-code';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { transactionPath } from '../view/transactions.ts';

/** What is shown at the counter: the amount, the code as bars and digits, and until when. */
export function Voucher({ transactionId }: { transactionId: string }) {
  const { api } = useApp();
  const navigate = useNavigate();
  const currency = useCurrency();
  const { t, moment } = useMoneyView(currency ?? 'USD');
  const voucher = useQuery(cashVoucherQuery(api, transactionId));
  const toTransfer = (
    <Button variant="secondary" onPress={() => void navigate(transactionPath(transactionId))}>
      {t('money/cash:transfer')}
    </Button>
  );
  return (
    <QueryView
      queries={[voucher]}
      isWaiting={!currency}
      loading={
        <>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="row" count={2} />
        </>
      }
      failed={(problem) =>
        problem.failure.kind === 'refused' ? (
          <EmptyState title={t('money/cash:notReady')} action={toTransfer}>
            {t('money/cash:notReadyText')}
          </EmptyState>
        ) : (
          <LoadProblem
            {...problem}
            title={t('money/cash:codeFailed')}
            text={t('money/cash:failedText')}
            offlineText={t('money/cash:failedText')}
          />
        )
      }
    >
      {({ voucher: code, amount, expiresAt }) => (
        <Stack gap={5}>
          <Stack gap={1} align="center">
            <Text tone="muted">{t('money/cash:amount')}</Text>
            <Amount minor={amount} currency={currency ?? 'USD'} size="hero" align="center" />
          </Stack>
          <BarCode value={code} label={t('money/cash:code')} />
          <Text align="center">{t('money/cash:until', { when: moment(expiresAt) })}</Text>
          <Banner tone="info">{t('money/cash:careful')}</Banner>
          {toTransfer}
        </Stack>
      )}
    </QueryView>
  );
}
