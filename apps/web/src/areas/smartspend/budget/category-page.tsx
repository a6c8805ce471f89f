import { type Budget, budgetMutation } from '@dayfare/api/smartspend/queries';
import { minorUnits } from '@dayfare/domain/money';
import { isSpendCategory, type SpendCategory } from '@dayfare/domain/smartspend';
import { Amount } from '@dayfare/ui/amount';
import { AmountField } from '@dayfare/ui/amount-field';
import { ErrorState } from '@dayfare/ui/error-state';
import { Form } from '@dayfare/ui/form';
import { Link } from '@dayfare/ui/link';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { BudgetFrame, BudgetView } from './budget-view.tsx';
import { LimitBar } from './limit-bar.tsx';
import { Purchases } from './purchases.tsx';

export const title = 'smartspend/budget:titles.category';

/** One category in a month: its limit, and its purchases, each of which can be put right. */
export function CategoryScreen() {
  const t = useTexts('smartspend/budget');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { category = '' } = useParams();
  const month = query.get('month');
  const back = () => void navigate(pathTo('/smartspend', {}, month === null ? {} : { month }));
  const isKnown = isSpendCategory(category);
  const name = isKnown ? t(`categories.${category}`) : t('titles.category');
  const frame = (content: ReactNode) => (
    <BudgetFrame title={name} onBack={back}>
      {content}
    </BudgetFrame>
  );
  if (!isKnown) return frame(<Missing />);
  return (
    <BudgetView month={month} frame={frame}>
      {(budget) => frame(<Shown budget={budget} name={category} />)}
    </BudgetView>
  );
}

function Shown({ budget, name }: { budget: Budget; name: SpendCategory }) {
  const t = useTexts('smartspend/budget');
  const { money } = useMoneyView(budget.currency);
  const category = budget.categories.find((one) => one.category === name);
  if (!category) return <Missing />;
  return (
    <>
      <Stack gap={1}>
        <Amount minor={category.spent} currency={budget.currency} size="hero" />
        <Text tone="muted">{t('before', { amount: money(category.before) })}</Text>
      </Stack>
      {name === 'Other' && <Text>{t('otherText')}</Text>}
      <LimitBar budget={budget} category={category} />
      <LimitForm key={category.limit} budget={budget} category={category} />
      <Purchases budget={budget} category={name} />
    </>
  );
}

interface LimitFormProps {
  budget: Budget;
  category: Budget['categories'][number];
}

function LimitForm({ budget, category: { category, limit } }: LimitFormProps) {
  const { api } = useApp();
  const t = useTexts('smartspend/budget');
  const { notify } = useSnackbar();
  const { mutateAsync } = useMutation(budgetMutation(api));
  const form = useSubmit({
    form: 'smartspend/limit',
    initial: { amount: limit as number | null },
    secret: [],
    send: ({ amount }) => mutateAsync({ do: 'limit', category, limit: amount ? minorUnits(amount) : null }),
    onDone: () => {
      notify({ message: t('savedLimit'), tone: 'success' });
      return null;
    },
  });
  return (
    <Form onSubmit={() => void form.submit()}>
      <FormStatus submission={form} title={t('notSaved')} />
      <AmountField
        label={t('limit')}
        description={t('limitHint')}
        currency={budget.currency}
        value={form.values.amount}
        onChange={(amount) => form.change({ amount })}
      />
      <SubmitButton submission={form} variant="secondary" pendingLabel={t('saving')}>
        {t(form.values.amount ? 'saveLimit' : 'noLimit')}
      </SubmitButton>
    </Form>
  );
}

function Missing() {
  const t = useTexts('smartspend/budget');
  return (
    <ErrorState
      kind="not-found"
      title={t('missing')}
      action={
        <Link href={pathTo('/smartspend')} variant="standalone">
          {t('toBudget')}
        </Link>
      }
    >
      {t('missingText')}
    </ErrorState>
  );
}

export { CategoryScreen as Screen };
