import type { Goal } from '@dayfare/api/savings/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { milestoneOf, percentSaved } from '@dayfare/domain/savings';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { GoalRing } from '@dayfare/ui/goal-ring';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { dayOfYearWords, dayWords } from '../../../kit/money/format/when.ts';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goalTones } from '../goals/goal-look.ts';
import { useCelebration } from './use-celebration.ts';

export interface GoalStateProps {
  goal: Goal;
  currency: CurrencyCode;
}

/** How a goal stands: what is in it, how far that is, and what comes next. */
export function GoalState({ goal, currency }: GoalStateProps) {
  const t = useTexts('savings/goal');
  const { t: words, money } = useMoneyView(currency);
  const { id, name, balance, onItsWay, status, plan } = goal;
  const saved = words('savings/goals:of', { saved: money(balance), target: money(plan.target) });
  const milestone = milestoneOf(balance, plan.target);
  const isCelebrated = useCelebration(id, status === 'Archived' ? null : milestone);
  return (
    <>
      <Stack gap={3} align="center">
        <GoalRing
          label={name}
          saved={balance}
          target={plan.target}
          valueText={saved}
          isCelebrated={isCelebrated}
        >
          <Amount minor={balance} currency={currency} size="title" />
          <Text variant="caption" tone="muted" align="center">
            {t('of', { target: money(plan.target), percent: percentSaved(balance, plan.target) })}
          </Text>
        </GoalRing>
        <div role="status">
          <StatusTag tone={goalTones[status]}>{words(`savings/goals:status.${status}`)}</StatusTag>
        </div>
        {milestone && status !== 'Archived' && <Text isStrong>{t(`milestones.${milestone}`)}</Text>}
        {onItsWay > 0 && <Text tone="muted">{t('onItsWay', { amount: money(onItsWay) })}</Text>}
      </Stack>
      {(status === 'Paused' || status === 'Cancelled') && <Banner tone="info">{t(`state.${status}`)}</Banner>}
      {status === 'Archived' && balance > 0 && <Banner tone="info">{t('state.Archived')}</Banner>}
      {status !== 'Archived' && <Plan goal={goal} currency={currency} />}
    </>
  );
}

function Plan({ goal: { plan, next, fromName, rules, status }, currency }: GoalStateProps) {
  const t = useTexts('savings/goal');
  const { t: words, money, language, today } = useMoneyView(currency);
  const isOver = status === 'Cancelled' || status === 'Achieved';
  if (isOver) return null;
  return (
    <FactCard
      facts={[
        {
          name: t('each'),
          value: words(`savings/plan:each.${plan.frequency}`, { amount: money(plan.deposit) }),
        },
        {
          name: t('next'),
          value: next
            ? t('nextOn', { amount: money(next.amount), day: dayWords(next.on, language) })
            : t('none'),
        },
        { name: t('ends'), value: dayOfYearWords(plan.endsOn, today, language) },
        { name: t('from'), value: fromName ?? words('savings/plan:pay') },
        ...(rules.roundUpTo === null
          ? []
          : [{ name: t('roundUp'), value: t('roundUpTo', { amount: money(rules.roundUpTo) }) }]),
        ...(rules.part === null
          ? []
          : [{ name: t('part'), value: words('savings/plan:percent', { part: String(rules.part) }) }]),
      ]}
    />
  );
}
