import type { GoalDeposit, GoalReceipt } from '@dayfare/api/savings/moves-queries';
import { minorUnits, zero } from '@dayfare/domain/money';
import { takesDeposits } from '@dayfare/domain/savings';
import { FullScreenTemplate } from '@dayfare/ui/patterns/full-screen-template';
import { Text } from '@dayfare/ui/text';
import { Navigate } from 'react-router-dom';
import { type Move, useMove } from '../../../kit/money/move/use-move.ts';
import { HeldMoneyForm } from '../../../kit/money/parts/held-money-form.tsx';
import type { HeldMoneyValues } from '../../../kit/money/parts/held-money-values.ts';
import { useHeldMoneyForm } from '../../../kit/money/parts/use-held-money-form.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { depositMove } from '../../../kit/money/savings/goal-moves.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { type FoundGoal, GoalView } from '../goal/goal-view.tsx';
import { pay, sourceValue } from '../plan/plan-values.ts';
import { UnknownMove } from './unknown-move.tsx';

export const title = 'savings/money:titles.deposit';

/** Puts money into a goal; a deposit whose answer was lost is settled first. */
export function DepositScreen() {
  const move = useMove(depositMove);
  return (
    <GoalView title="savings/money:titles.deposit" isWaiting={move.isLooking}>
      {(found) => {
        const { savings, goal, path } = found;
        if (move.receipt) return <Deposited {...found} receipt={move.receipt} />;
        if (move.unknown) return <UnknownMove move={move} currency={savings.currency} path={path} />;
        if (!savings.isOpen || !takesDeposits(goal.status)) return <Navigate to={path} replace />;
        return <Form key={goal.id} {...found} move={move} />;
      }}
    </GoalView>
  );
}

function Form({ savings, goal, path, move }: FoundGoal & { move: Move<GoalDeposit, GoalReceipt> }) {
  const t = useTexts('savings/money');
  const { t: words, money } = useMoneyView(savings.currency);
  const { sources } = savings;
  const usual = sources.find(({ id }) => id === goal.from) ?? sources[0];
  const initial: HeldMoneyValues = { from: usual ? sourceValue(usual.id) : null, amount: null };
  const submission = useHeldMoneyForm({
    ...{ form: 'savings/deposit', initial, secret: [], move, fee: zero },
    balanceOf: (from) => sources.find(({ id }) => sourceValue(id) === from)?.available ?? null,
    sentOf: ({ from, amount }: HeldMoneyValues): GoalDeposit => ({
      goal: goal.id,
      from: from === pay ? null : Number(from),
      amount: minorUnits(amount ?? 0),
    }),
  });
  const { amount } = submission.form.values;
  return (
    <HeldMoneyForm
      title={t('titles.deposit')}
      backTo={path}
      submission={submission}
      demand={move.demand}
      sources={sources.map(({ id, name, available }) => ({
        value: sourceValue(id),
        label: name ?? words('savings/plan:pay'),
        description:
          available === null
            ? undefined
            : id === null
              ? t('payHas', { amount: money(available) })
              : words('savings/plan:has', { amount: money(available) }),
      }))}
      text={{
        submit: amount ? t('deposit', { amount: money(minorUnits(amount)) }) : t('first'),
        ...{ pending: t('moving'), failed: t('failed'), proof: t('proof') },
        ...{ amount: t('amount'), from: t('from') },
      }}
      intro={<Text tone="muted">{t('into', { name: goal.name })}</Text>}
    >
      {null}
    </HeldMoneyForm>
  );
}

function Deposited({ savings, goal, path, receipt }: FoundGoal & { receipt: GoalReceipt }) {
  const t = useTexts('savings/money');
  const { money } = useMoneyView(savings.currency);
  const navigate = useNavigate();
  const { amount, balanceAfter, place } = receipt;
  return (
    <FullScreenTemplate
      screen="add-funds-success"
      title={t('depositedTitle', { amount: money(amount) })}
      savings={{ label: t('balance'), minor: balanceAfter, currency: savings.currency }}
      primary={{ label: t('see'), onPress: () => void navigate(path, { replace: true }) }}
    >
      <span role="status">{t(place === null ? 'depositedLater' : 'deposited', { name: goal.name })}</span>
    </FullScreenTemplate>
  );
}

export { DepositScreen as Screen };
