import { type PaydayDeduction, paydayDeductionsQuery } from '@dayfare/api/money/settings/proofs-queries';
import { subtract } from '@dayfare/domain/money';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag, type StatusTone } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { dayTitle } from '../../../../kit/money/format/when.ts';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

const tones = { coming: 'neutral', whole: 'success', short: 'warning' } as const satisfies Record<
  string,
  StatusTone
>;

function stateOf({ amount, deducted }: PaydayDeduction): keyof typeof tones {
  if (deducted === null) return 'coming';
  return deducted < amount ? 'short' : 'whole';
}

/** What comes off each pay for what was taken early, and what a pay that fell short leaves to the next one. */
export function PaydayDeductions() {
  const { api } = useApp();
  const t = useTexts('kit/money/proof');
  const deductions = useQuery(paydayDeductionsQuery(api));
  return (
    <QueryView
      queries={[deductions]}
      loading={<Skeleton shape="row" count={2} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offlineText')} />
      )}
    >
      {(all) => (all.length > 0 ? <Deductions all={all} /> : null)}
    </QueryView>
  );
}

function Deductions({ all }: { all: readonly PaydayDeduction[] }) {
  const t = useTexts('money/settings/proofs');
  const { money, language } = useMoneyView(useCurrency() ?? 'USD');
  return (
    <Stack gap={2}>
      <Text variant="heading">{t('deducted')}</Text>
      <Text tone="muted">{t('deductedText')}</Text>
      <List isDivided aria-label={t('deducted')}>
        {all.map((one) => {
          const state = stateOf(one);
          const deducted = one.deducted ?? one.amount;
          return (
            <ListRow
              key={one.period.start}
              icon={CalendarCheck}
              title={dayTitle(one.payday, language)}
              subtitle={t(`deductedRow.${state}`, {
                amount: money(one.amount),
                deducted: money(deducted),
                rest: money(subtract(one.amount, deducted)),
              })}
              status={<StatusTag tone={tones[state]}>{t(`deductedStatus.${state}`)}</StatusTag>}
            />
          );
        })}
      </List>
    </Stack>
  );
}
