import type { Instrument } from '@dayfare/api/money/queries';
import type { GoalReceipt, GoalWithdrawal } from '@dayfare/api/savings/moves-queries';
import { type MinorUnits, minorUnits, zero } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { Text } from '@dayfare/ui/text';
import { Navigate } from 'react-router-dom';
import { InstrumentsView } from '../../../kit/money/accounts/choice-of-accounts.tsx';
import { type Move, useMove } from '../../../kit/money/move/use-move.ts';
import { HeldMoneyForm } from '../../../kit/money/parts/held-money-form.tsx';
import type { HeldMoneyValues } from '../../../kit/money/parts/held-money-values.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useHeldMoneyForm } from '../../../kit/money/parts/use-held-money-form.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { withdrawalMove } from '../../../kit/money/savings/goal-moves.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { type FoundGoal, GoalView } from '../goal/goal-view.tsx';
import { UnknownMove } from './unknown-move.tsx';
import { useWithdrawalWays, type Way } from './use-withdrawal-ways.ts';
import { Withdrawn } from './withdrawn.tsx';

export const title = 'savings/money:titles.withdraw';

/** Takes money out of a goal, whole or in part; a withdrawal whose answer was lost is settled first. */
export function WithdrawScreen() {
  const t = useTexts('savings/money');
  const { choose, wayOf } = useWithdrawalWays();
  const move = useMove(withdrawalMove);
  return (
    <GoalView title="savings/money:titles.withdraw" isWaiting={move.isLooking}>
      {(found) => {
        const { savings, goal, path } = found;
        if (move.unknown) return <UnknownMove move={move} currency={savings.currency} path={path} />;
        if (!move.receipt && goal.balance === 0) return <Navigate to={path} replace />;
        return (
          <InstrumentsView
            choose={choose}
            emptyText={t('nowhere')}
            newAccount={pathTo('/ewa/accounts/new')}
            rows={3}
            frame={(content) => (
              <TaskFrame title={t('titles.withdraw')} backTo={path}>
                {content}
              </TaskFrame>
            )}
          >
            {(places) =>
              move.receipt ? (
                <Withdrawn {...found} receipt={move.receipt} places={places} />
              ) : (
                <Form key={goal.id} {...found} places={places} wayOf={wayOf} move={move} />
              )
            }
          </InstrumentsView>
        );
      }}
    </GoalView>
  );
}

interface FormProps extends FoundGoal {
  places: readonly Instrument[];
  wayOf: (place: Instrument) => Way;
  move: Move<GoalWithdrawal, GoalReceipt>;
}

function Form({ savings, goal, path, places, wayOf, move }: FormProps) {
  const t = useTexts('savings/money');
  const { money } = useMoneyView(savings.currency);
  const placeOf = (to: string | null) => places.find(({ id }) => String(id) === to);
  const feeTo = (place: Instrument | undefined): MinorUnits => (place ? wayOf(place).fee : zero);
  const [first] = places;
  const initial: HeldMoneyValues = { from: first ? String(first.id) : null, amount: null };
  const submission = useHeldMoneyForm({
    ...{ form: 'savings/withdraw', initial, secret: [], move, fee: zero },
    // What is left for the fee of the chosen place can't be withdrawn.
    balanceOf: (to) => {
      const place = placeOf(to);
      return place ? minorUnits(Math.max(0, goal.balance - feeTo(place))) : null;
    },
    sentOf: ({ from, amount }: HeldMoneyValues): GoalWithdrawal => ({
      ...{ goal: goal.id, to: Number(from), amount: minorUnits(amount ?? 0) },
    }),
  });
  const { values, change } = submission.form;
  const all = minorUnits(Math.max(0, goal.balance - feeTo(placeOf(values.from))));
  return (
    <HeldMoneyForm
      title={t('titles.withdraw')}
      backTo={path}
      submission={submission}
      demand={move.demand}
      sources={places.map((place) => {
        const { words, fee } = wayOf(place);
        return { value: String(place.id), label: place.name, description: t(words, { fee: money(fee) }) };
      })}
      text={{
        submit: values.amount ? t('withdraw', { amount: money(minorUnits(values.amount)) }) : t('first'),
        ...{ pending: t('moving'), failed: t('failed'), proof: t('proof') },
        ...{ amount: t('amount'), from: t('to'), fromMissing: t('toMissing') },
      }}
      intro={<Text tone="muted">{t('outOf', { name: goal.name, balance: money(goal.balance) })}</Text>}
    >
      {all > 0 && (
        <Button variant="secondary" onPress={() => change({ amount: all })}>
          {t('all', { amount: money(all) })}
        </Button>
      )}
    </HeldMoneyForm>
  );
}

export { WithdrawScreen as Screen };
