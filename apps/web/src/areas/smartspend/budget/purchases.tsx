import { type Budget, budgetMutation, type Spending } from '@dayfare/api/smartspend/queries';
import { type SpendCategory, spendCategories } from '@dayfare/domain/smartspend';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Select } from '@dayfare/ui/select';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface PurchasesProps {
  budget: Budget;
  category: SpendCategory;
}

/** The purchases of a category, the newest first, each with what its merchant is for. */
export function Purchases({ budget, category }: PurchasesProps) {
  const { api } = useApp();
  const t = useTexts('smartspend/budget');
  const { day } = useMoneyView(budget.currency);
  const { notify } = useSnackbar();
  const { mutateAsync, isPending, isError } = useMutation(budgetMutation(api));
  const ofCategory = budget.spendings.filter((one) => one.category === category);
  const correct = async ({ merchant }: Spending, to: SpendCategory) => {
    if (isPending) return;
    try {
      await mutateAsync({ do: 'correct', merchant, category: to });
      notify({ message: t('corrected', { merchant }), tone: 'success' });
    } catch {
      // The page says so, and shows how it stands.
    }
  };
  if (ofCategory.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <>
      {isError && (
        <Banner tone="warning" isAnnounced>
          {t('notSaved')}
        </Banner>
      )}
      <List isDivided heading={t('purchases')}>
        {ofCategory.map((one) => (
          <Stack key={one.id} gap={1}>
            <ListRow
              title={one.merchant}
              subtitle={`${day(one.at)} · ${t(`source.${one.source}`)}`}
              trailing={<Amount minor={one.amount} currency={budget.currency} />}
            />
            <Select
              label={t('what', { merchant: one.merchant })}
              options={spendCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
              value={one.category}
              onChange={(to) => void correct(one, to)}
            />
          </Stack>
        ))}
      </List>
      {budget.total > budget.spendings.length && (
        <Text variant="caption" tone="muted">
          {t('more', { count: budget.spendings.length })}
        </Text>
      )}
    </>
  );
}
