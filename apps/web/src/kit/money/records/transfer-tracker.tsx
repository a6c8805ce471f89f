import type { TransactionDetail } from '@dayfare/api/money/queries';
import { moneyStatus, transactionStatusOf } from '@dayfare/domain/money';
import { Inline } from '@dayfare/ui/inline';
import { MoneyStatus } from '@dayfare/ui/patterns/money-status';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useId } from 'react';
import { statusWords } from '../../../../kit/money/format/transactions.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';

/** What happened to a transfer, oldest first, and when it is expected if it is on its way. */
export function Timeline({ detail: { events, statusCode, arrivesAt } }: { detail: TransactionDetail }) {
  const { t, when, moment } = useMoneyView('USD');
  const id = useId();
  if (events.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text variant="heading" id={id}>
        {t('kit/money/records:detail.timeline')}
      </Text>
      <Stack as="ol" gap={3}>
        {events.map(({ at, statusCode }, position) => (
          <li key={`${at} ${statusCode}`}>
            <Inline justify="between" align="baseline" gap={4}>
              {position === 0 ? (
                <Text as="span">{t('kit/money/records:detail.started')}</Text>
              ) : (
                <MoneyStatus
                  status={moneyStatus(statusCode)}
                  label={statusWords(t, { status: transactionStatusOf(statusCode) })}
                />
              )}
              <Text as="span" variant="label" tone="muted">
                {when(at)}
              </Text>
            </Inline>
          </li>
        ))}
        {moneyStatus(statusCode) === 'pending' && (
          <li>
            <Inline justify="between" align="baseline" gap={4}>
              <Text as="span" tone="muted">
                {t('kit/money/records:detail.expected')}
              </Text>
              <Text as="span" variant="label" tone="muted">
                {moment(arrivesAt)}
              </Text>
            </Inline>
          </li>
        )}
      </Stack>
    </Stack>
  );
}
