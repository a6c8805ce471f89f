import type { Budget } from '@dayfare/api/smartspend/queries';
import { subtract } from '@dayfare/domain/money';
import { nudgeOf } from '@dayfare/domain/smartspend';
import { ProgressBar } from '@dayfare/ui/progress-bar';
import { Text } from '@dayfare/ui/text';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface LimitBarProps {
  budget: Budget;
  category: Budget['categories'][number];
}

/** How much of a limit is spent, and a word about it; nothing without a limit. */
export function LimitBar({ budget, category: { category, spent, limit } }: LimitBarProps) {
  const t = useTexts('smartspend/budget');
  const { money } = useMoneyView(budget.currency);
  const nudge = nudgeOf(spent, limit);
  if (limit === null) return null;
  return (
    <>
      <ProgressBar
        label={t(`categories.${category}`)}
        value={Math.min(spent, limit)}
        max={limit}
        valueText={t('ofLimit', { spent: money(spent), limit: money(limit) })}
      />
      {nudge === 'near' && <Text>{t('nudge.near', { left: money(subtract(limit, spent)) })}</Text>}
      {nudge === 'past' && <Text>{t('nudge.past', { over: money(subtract(spent, limit)) })}</Text>}
    </>
  );
}
