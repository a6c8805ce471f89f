import { billpayBillersQuery } from '@dayfare/api/billpay/queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Screen as Page } from '@dayfare/ui/screen';
import { SearchField } from '@dayfare/ui/search-field';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { FindOnPhones } from '../../../platform/page-chrome/find-on-phones.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { FoundBillers } from './found-billers.tsx';
import { useKeepBiller } from './use-keep-biller.ts';

export const title = 'billpay/billers:titles.page';

/** The companies that bills can be paid to, with a search. Those that the person has added come first. */
export function Screen() {
  const app = useApp();
  const t = useTexts('billpay/billers');
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('search') ?? '');
  const search = useSettledText(typed);
  // While a search is under way, the list of before stays.
  const found = useQuery({ ...billpayBillersQuery(app.api, search), placeholderData: keepPreviousData });
  const keeping = useKeepBiller();
  const isFound = search !== '' && !found.isPlaceholderData;
  return (
    <Page
      header={
        <AppHeader
          title={t('titles.page')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void goBackFrom(app)}
          trailing={<FindOnPhones />}
        />
      }
    >
      <Text tone="muted">{t('text')}</Text>
      <SearchField
        label={t('search')}
        value={typed}
        onChange={setTyped}
        resultCount={isFound ? found.data?.length : undefined}
      />
      <FormStatus submission={keeping} title={t('notChanged')} text={t('notChangedText')} />
      <QueryView
        queries={[found]}
        loading={<Skeleton shape="row" count={5} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('failed')}
            text={t('failedText')}
            offlineText={t('offlineText')}
            headingLevel={2}
          />
        )}
      >
        {(billers) => (
          <FoundBillers
            billers={billers}
            isSearch={search !== ''}
            keeping={keeping}
            onShowAll={() => setTyped('')}
          />
        )}
      </QueryView>
    </Page>
  );
}

/** Requests the list while the page's code loads. */
export const prefetch = ({ api, session }: App): void =>
  void queryClientOf(session).prefetchQuery(billpayBillersQuery(api, ''));
