import { gasStationsQuery } from '@dayfare/api/marketplace/gas-queries';
import { type StationFilters, stationsFor } from '@dayfare/domain/marketplace';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { usePosition } from '../../../platform/device/use-position.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../session/index.ts';
import { GasFilters } from './gas-filters.tsx';
import { GasSearch } from './gas-search.tsx';
import { MemberCode } from './member-code.tsx';
import { StationList } from './station-list.tsx';
import { StationMap } from './station-map.tsx';

export const title = 'marketplace/gas:titles.page';

const usualFilters: StationFilters = { fuel: 'Regular', isOpenOnly: false, order: 'price' };

/** Nearby stations with the user's price: a list, and a map of the same. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('marketplace/gas');
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState(usualFilters);
  const here = usePosition();
  const search = useSettledText(typed.trim());
  const found = useQuery(gasStationsQuery(api, search, here.position));
  const shown = found.data ? stationsFor(found.data.stations, filters) : [];
  return (
    <Page
      isWide
      header={<PageHeader title={t('titles.page')} />}
      aside={shown.length > 0 && <StationMap stations={shown} here={here.position} />}
    >
      <Stack gap={5}>
        <GasSearch typed={typed} onType={setTyped} count={found.data && shown.length} here={here} />
        <GasFilters filters={filters} onChange={setFilters} />
        <QueryView
          queries={[found]}
          loading={<Skeleton shape="row" count={4} isAnnounced />}
          failed={(problem) => (
            <LoadProblem
              {...problem}
              title={t('failed')}
              text={t('failedText')}
              offlineText={t('offline')}
              headingLevel={2}
            />
          )}
        >
          {({ currency, unit, memberId }) => (
            <Stack gap={5}>
              {shown.length === 0 ? (
                <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
              ) : (
                <StationList stations={shown} currency={currency} unit={unit} />
              )}
              <MemberCode code={memberId} />
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Page>
  );
}
