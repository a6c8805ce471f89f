import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { dayOfYearWords, dayWords } from '../../../kit/money/format/when.ts';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { FoundBill } from './bill-view.tsx';
import { DueState } from './due-list.tsx';

/** What is due next of a bill, and why it was not paid; then how it repeats and is paid. */
export function BillState({ bills, bill, next }: FoundBill) {
  const t = useTexts('billpay/bills');
  const { language, today, moment } = useMoneyView(bills.currency);
  return (
    <>
      {next && (
        <Stack gap={1}>
          <Amount minor={next.amount} currency={bills.currency} size="hero" />
          <Text tone="muted">
            {t(next.dueOn < today ? 'overdue' : 'due', { day: dayWords(next.dueOn, language) })}
          </Text>
          <div role="status">
            <DueState due={next} today={today} />
          </div>
          {next.payment && (
            <Text>
              {t('cutOff', {
                day: dayWords(next.payment.on, language),
                moment: moment(next.payment.cutOff),
              })}
            </Text>
          )}
        </Stack>
      )}
      {next?.reason && (
        <Banner tone="warning" title={t('notPaid')}>
          <Reason code={next.reason} />
        </Banner>
      )}
      {bill.isStopped && <Banner tone="info">{t('stopped')}</Banner>}
      <Arrangement bills={bills} bill={bill} />
    </>
  );
}

const known = [
  'FundsNotAvailable',
  'FundsAmountExceeds',
  'DailyLimitExceeded',
  'PausedByYou',
  'ClosingByYou',
  'OwnLimitExceeded',
  'EWAServicesArePaused',
  'InstrumentNotUsable',
  'ProofRequired',
  'AccessNotAvailable',
  'AboveAutopayLimit',
  'BillSentBack',
] as const;

function Reason({ code }: { code: string }) {
  const t = useTexts('billpay/bills');
  return t(`reasons.${known.find((one) => one === code) ?? 'other'}`);
}

function Arrangement({ bills, bill }: Pick<FoundBill, 'bills' | 'bill'>) {
  const t = useTexts('billpay/bills');
  const { money, language, today } = useMoneyView(bills.currency);
  const { frequency, endsOn, times } = bill.plan;
  const { autopay, autopayLimit, remindDays } = bill;
  const byLimit = autopayLimit === null ? t('on') : t('onUpTo', { amount: money(autopayLimit) });
  return (
    <FactCard
      facts={[
        { name: t('often'), value: frequency ? t(`every.${frequency}`) : t('once') },
        ...(frequency
          ? [
              {
                name: t('ends'),
                value:
                  times > 0
                    ? t('endTimes', { count: times })
                    : endsOn
                      ? dayOfYearWords(endsOn, today, language)
                      : t('endNone'),
              },
            ]
          : []),
        { name: t('autopay'), value: autopay ? byLimit : t('off') },
        {
          name: t('reminder'),
          value: remindDays === null ? t('off') : t('remindBefore', { count: remindDays }),
        },
      ]}
    />
  );
}
