import type { Recurring } from '@dayfare/api/money/recurring/recurring-queries';
import { type CurrencyCode, recurringChanges } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { ConfirmAction } from '../../../../kit/money/parts/confirm-action.tsx';
import { FactCard } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useSheet } from '../../../../platform/state/use-sheet.tsx';
import { PastOnes } from './past-ones.tsx';
import { endWords, statusTones } from './recurring-words.ts';
import { useAction } from './use-action.ts';

const loadSheet = async () => (await import('./end-sheet.tsx')).EndSheet;

export interface PlanProps {
  recurring: Recurring;
  currency: CurrencyCode;
}

/** A regular transfer: how it stands, the next one, what was made so far, and everything that can be done. */
export function Plan({ recurring, currency }: PlanProps) {
  const { id, plan, transferredTo, status, madeCount, madeAmount, next, past } = recurring;
  const view = useMoneyView(currency);
  const { t, money, language } = view;
  const { act, isPending, problem } = useAction();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  const changes = recurringChanges(status);
  const ask = { keep: t('money/move/recurring:plan.keep'), working: t('money/move/recurring:plan.working') };
  const can = (change: (typeof changes)[number]) => changes.includes(change);
  return (
    <>
      <Stack gap={2} align="start">
        <Amount minor={plan.amount} currency={currency} size="hero" />
        <Text tone="muted">{t(`money/move/recurring:form.frequency.${plan.frequency}`)}</Text>
        <div role="status">
          <StatusTag tone={statusTones[status]}>{t(`money/move/recurring:status.${status}`)}</StatusTag>
        </div>
      </Stack>
      {status === 'Paused' && <Banner tone="info">{t('money/move/recurring:plan.pausedText')}</Banner>}
      {problem && (
        <Banner tone="warning" isAnnounced>
          {t(`money/move/recurring:plan.${problem}`)}
        </Banner>
      )}
      <FactCard
        facts={[
          { name: t('money/move/recurring:plan.to'), value: transferredTo },
          {
            name: t('money/move/recurring:plan.next'),
            value: next ? dayWords(next.date, language) : t('money/move/recurring:plan.none'),
          },
          { name: t('money/move/recurring:plan.ends'), value: endWords(plan.end, view) },
          { name: t('money/move/recurring:plan.made'), value: `${money(madeAmount)} (${madeCount})` },
          { name: t('money/move/recurring:plan.fee'), value: t('money/move/recurring:review.free') },
        ]}
      />
      <Stack gap={2}>
        {next && (
          <ConfirmAction
            {...ask}
            label={t('money/move/recurring:plan.skip')}
            title={t('money/move/recurring:plan.skipTitle', { day: dayWords(next.date, language) })}
            text={t('money/move/recurring:plan.skipText')}
            confirm={t('money/move/recurring:plan.skipYes')}
            isPending={isPending}
            onConfirm={() => act({ skip: next.id })}
          />
        )}
        {can('pause') && (
          <Button
            variant="secondary"
            isStretched
            isPending={isPending}
            pendingLabel={t('money/move/recurring:plan.working')}
            onPress={() => void act({ id, to: 'Paused' })}
          >
            {t('money/move/recurring:plan.pause')}
          </Button>
        )}
        {can('resume') && (
          <Button
            isStretched
            isPending={isPending}
            pendingLabel={t('money/move/recurring:plan.working')}
            onPress={() => void act({ id, to: 'Active' })}
          >
            {t('money/move/recurring:plan.resume')}
          </Button>
        )}
        {can('extend') && (
          <Button variant="secondary" isStretched aria-haspopup="dialog" onPress={open}>
            {t('money/move/recurring:plan.extend')}
          </Button>
        )}
        {can('stop') && (
          <ConfirmAction
            {...ask}
            isDanger
            label={t('money/move/recurring:plan.stop')}
            title={t('money/move/recurring:plan.stopTitle')}
            text={t('money/move/recurring:plan.stopText')}
            confirm={t('money/move/recurring:plan.stopYes')}
            isPending={isPending}
            onConfirm={() => act({ id, to: 'Deleted' })}
          />
        )}
      </Stack>
      <PastOnes past={past} />
      {Sheet && isOpen && <Sheet recurring={recurring} currency={currency} onClose={() => setOpen(false)} />}
    </>
  );
}
