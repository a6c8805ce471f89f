import type { GoalReceipt } from '@dayfare/api/savings/moves-queries';
import type { CurrencyCode, MinorUnits } from '@dayfare/domain/money';
import { UnknownTask } from '../../../kit/money/move/unknown-task.tsx';
import type { Move } from '../../../kit/money/move/use-move.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface UnknownMoveProps<Sent extends { readonly amount: MinorUnits }> {
  move: Move<Sent, GoalReceipt>;
  currency: CurrencyCode;
  /** The page about the goal. */
  path: string;
}

/** A deposit or a withdrawal whose answer was lost: nothing else moves before it is settled. */
export function UnknownMove<Sent extends { readonly amount: MinorUnits }>(props: UnknownMoveProps<Sent>) {
  const { move, currency, path } = props;
  const t = useTexts('savings/money');
  return (
    <UnknownTask
      move={move}
      currency={currency}
      backTo={path}
      words={{
        title: t('unknownTitle'),
        text: (sent, money) => t('unknown', { amount: money(sent.amount) }),
        ...{ check: t('ask'), checking: t('asking'), notDone: t('notMoved') },
      }}
    />
  );
}
