import type { Budget } from '@dayfare/api/smartspend/queries';
import { Amount } from '@dayfare/ui/amount';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { FullScreenTemplate } from '@dayfare/ui/patterns/full-screen-template';
import { Select } from '@dayfare/ui/select';
import { Stack } from '@dayfare/ui/stack';
import { useSearchParams } from 'react-router-dom';
import { monthWords } from '../../../kit/money/format/when.ts';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { BudgetFrame, BudgetView } from './budget-view.tsx';
import { LimitBar } from './limit-bar.tsx';
import { SafeCard } from './safe-card.tsx';

export const title = 'smartspend/budget:titles.page';

/** What can be spent until payday, and a month by category; before the first purchase, what it is about. */
export function BudgetScreen() {
  const app = useApp();
  const t = useTexts('smartspend/budget');
  const [query] = useSearchParams();
  const back = () => void goBackFrom(app);
  return (
    <BudgetView
      month={query.get('month')}
      frame={(content) => (
        <BudgetFrame title={t('titles.page')} onBack={back}>
          {content}
        </BudgetFrame>
      )}
    >
      {(budget) =>
        budget.months.length === 0 ? (
          <FullScreenTemplate screen="smartspend-home" title={t('start')} onBack={back}>
            {t('startText')}
          </FullScreenTemplate>
        ) : (
          <BudgetFrame title={t('titles.page')} onBack={back}>
            <SafeCard budget={budget} />
            <Month budget={budget} />
          </BudgetFrame>
        )
      }
    </BudgetView>
  );
}

function Month({ budget }: { budget: Budget }) {
  const t = useTexts('smartspend/budget');
  const { money, language } = useMoneyView(budget.currency);
  const [, setQuery] = useSearchParams();
  const { month, months, categories } = budget;
  const listed = categories.filter(({ spent, before, limit }) => spent > 0 || before > 0 || limit !== null);
  return (
    <>
      <Select
        label={t('month')}
        options={[...new Set([month, ...months])]
          .toSorted()
          .toReversed()
          .map((value) => ({ value, label: monthWords(value, language) }))}
        value={month}
        onChange={(value) => setQuery({ month: value }, { replace: true })}
      />
      <FactCard
        facts={[
          { name: t('income'), value: money(budget.income) },
          { name: t('spent'), value: money(budget.spent) },
        ]}
      />
      <List isDivided heading={t('byCategory')}>
        {listed.map((one) => (
          <Stack key={one.category} gap={1}>
            <ListRow
              href={pathTo('/smartspend/:category', { category: one.category }, { month })}
              title={t(`categories.${one.category}`)}
              subtitle={t('before', { amount: money(one.before) })}
              trailing={<Amount minor={one.spent} currency={budget.currency} />}
            />
            <LimitBar budget={budget} category={one} />
          </Stack>
        ))}
      </List>
    </>
  );
}

export { BudgetScreen as Screen };
