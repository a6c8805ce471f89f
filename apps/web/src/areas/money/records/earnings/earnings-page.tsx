import { availableFundsQuery, earningsQuery } from '@dayfare/api/money/queries';
import { Screen } from '@dayfare/ui/screen';
import { Tabs } from '@dayfare/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { earningsCategories } from '../../../../kit/money/format/earnings-categories.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import type { App } from '../../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../../platform/queries/query-client.ts';
import { PageHeader } from '../../../session/index.ts';
import { AccountsTab, TipsTab } from './assets-tabs.tsx';
import { EarnedTab } from './earned-tab.tsx';

export const title = 'money/records/earnings:titles.earnings';

const contents = { earnings: EarnedTab, tips: TipsTab, assets: AccountsTab } as const;

/** Where the balance comes from, by category. The address names the category, so that it can be linked to. */
export function EarningsScreen() {
  const t = useMoneyTexts();
  const [search, setSearch] = useSearchParams();
  const shown = earningsCategories.find((category) => category === search.get('show')) ?? 'earnings';
  return (
    <Screen header={<PageHeader title={t('money/records/earnings:titles.earnings')} />} isWide>
      <Tabs
        label={t('money/records/earnings:categories.label')}
        value={shown}
        onChange={(show) => setSearch({ show }, { replace: true })}
        items={earningsCategories.map((id) => {
          const Content = contents[id];
          return { id, title: t(`money/records/earnings:categories.${id}`), content: <Content /> };
        })}
      />
    </Screen>
  );
}

/** Requests what the first tab shows. */
export function prefetch({ api, session }: App): void {
  const client = queryClientOf(session);
  void client.prefetchQuery(availableFundsQuery(api));
  void client.prefetchQuery(earningsQuery(api));
}
export { EarningsScreen as Screen };
