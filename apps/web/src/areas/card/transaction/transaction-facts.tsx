import type { CardTransactionDetail } from '@dayfare/api/card/activity-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { CallSupport } from '../../../platform/failures/call-support.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ReportPayment } from './report-payment.tsx';

const reasons = ['fundsNotAvailable', 'locked', 'toActivate', 'blocked'] as const;

export interface TransactionFactsProps {
  cardId: number;
  transaction: CardTransactionDetail;
  currency: CurrencyCode;
}

/** What is known of a transaction, and why it was declined if it was. */
export function TransactionFacts({ cardId, transaction, currency }: TransactionFactsProps) {
  const t = useTexts('card/transaction');
  const kinds = useTexts('card/home');
  const { moment } = useMoneyView(currency);
  const { kind, merchant, amount, at, place, declineReason, last4 } = transaction;
  const reason = reasons.find((known) => known === declineReason) ?? 'other';
  const facts = [
    { name: t('kind'), value: kinds(`kinds.${kind}`) },
    { name: t('when'), value: moment(at) },
    (kind === 'purchase' || kind === 'decline') && { name: t('place'), value: place || t('online') },
    { name: t('card'), value: `••${last4}` },
  ];
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text variant="heading">{merchant || kinds(`kinds.${kind}`)}</Text>
        <Amount minor={amount} currency={currency} size="hero" />
      </Stack>
      {kind === 'decline' && (
        <Banner tone="warning" title={t('declined')}>
          {t(`reasons.${reason}`)}
        </Banner>
      )}
      <FactCard facts={facts.filter((fact) => !!fact)} />
      {kind === 'purchase' && <ReportPayment transaction={transaction} cardId={cardId} />}
      <CallSupport />
    </Stack>
  );
}
