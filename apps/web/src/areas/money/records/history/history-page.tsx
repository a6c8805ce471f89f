import { historyQuery } from '@dayfare/api/money/queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Inline } from '@dayfare/ui/inline';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Repeat } from 'lucide-react';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { allTransfers, isNarrowed } from '../../../../kit/money/records/history-filter.ts';
import { firstPage } from '../../../../kit/money/records/pages.ts';
import type { App } from '../../../../platform/app-context/app.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { goBackFrom } from '../../../../platform/navigation/back.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { useTabs } from '../../../../platform/navigation/use-tabs.ts';
import { FindOnPhones } from '../../../../platform/page-chrome/find-on-phones.tsx';
import { useHasRoom } from '../../../../platform/page-chrome/use-has-room.ts';
import { queryClientOf } from '../../../../platform/queries/query-client.ts';
import { PartHeader } from '../../../session/index.ts';
import { BesideList } from './beside-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FoundTransfers } from './found-transfers.tsx';
import { HistorySearch } from './history-search.tsx';
import { InstrumentSummary } from './instrument-summary.tsx';
import { Statements } from './statements.tsx';
import { useFilter } from './use-filter.ts';
import { useHistory } from './use-history.ts';

export const title = 'kit/money:titles.history';

/** All transfers, or those that match a search and a filter, ten at a time; in a wide window with one of them beside the list. */
export function HistoryScreen() {
  const app = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const currency = useCurrency();
  const list = useRef<HTMLDivElement>(null);
  const { filter, beside, setFilter, withBeside } = useFilter();
  // Where a tab leads, there is no way back.
  const isEntry = useTabs().some(({ path }) => path === '/ewa/history');
  const hasRoom = useHasRoom();
  const history = useHistory(filter);
  const [account, ...others] = filter.instruments;
  if (beside && !hasRoom)
    return <Navigate to={pathTo('/ewa/history/:id', { id: beside }) + withBeside(null)} replace />;
  const close = () => {
    // The row is where the person was before.
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    void navigate(withBeside(null));
  };
  return (
    <Screen
      isWide
      header={
        isEntry ? (
          <PartHeader />
        ) : (
          <AppHeader
            title={t('history.title')}
            logo={<BrandMark drawing="mark" />}
            onBack={() => void goBackFrom(app)}
            trailing={<FindOnPhones />}
          />
        )
      }
      lead={
        isEntry && (
          <Text variant="title" isFocusTarget>
            {t('history.title')}
          </Text>
        )
      }
      aside={beside && <BesideList key={beside} transferId={beside} onClose={close} />}
    >
      {/* Close together: people come for the list. */}
      <Stack gap={3}>
        <Inline gap={4}>
          <Link href={pathTo('/ewa/recurring')} variant="standalone" icon={Repeat}>
            {t('money/records/history:recurring')}
          </Link>
          <Statements />
        </Inline>
        <HistorySearch
          filter={filter}
          onChange={setFilter}
          found={isNarrowed(filter) ? history.first.data?.total : undefined}
        />
        <FilterChips filter={filter} onChange={setFilter} sources={history.sources} />
        {account && others.length === 0 && currency && (
          <InstrumentSummary instrumentId={Number(account)} currency={currency} />
        )}
        <div ref={list}>
          <FoundTransfers
            history={history}
            filter={filter}
            currency={currency}
            beside={beside}
            hrefOf={(id) =>
              hasRoom ? withBeside(id) : pathTo('/ewa/history/:id', { id }) + withBeside(null)
            }
            onReset={() => setFilter(allTransfers)}
          />
        </div>
      </Stack>
    </Screen>
  );
}

/** Requests the newest page, unless it has loaded. */
export async function load({ api, session }: App): Promise<void> {
  void queryClientOf(session).prefetchQuery(historyQuery(api, firstPage));
}
export { HistoryScreen as Screen };
