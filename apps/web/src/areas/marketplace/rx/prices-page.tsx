import { type Drug, drugPricesQuery } from '@dayfare/api/marketplace/rx-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Screen as Page } from '@dayfare/ui/screen';
import { SearchField } from '@dayfare/ui/search-field';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../session/index.ts';
import { DrugField } from './drug-field.tsx';
import { PriceList } from './price-list.tsx';

export const title = 'marketplace/rx:titles.prices';

const quantities = ['30', '60', '90'] as const;

/** What a drug costs with the card at pharmacies near a place. */
export function Screen() {
  const t = useTexts('marketplace/rx');
  const [drug, setDrug] = useState<Drug | null>(null);
  const [quantity, setQuantity] = useState<(typeof quantities)[number]>('30');
  const [typed, setTyped] = useState('');
  const place = useSettledText(typed);
  return (
    <Page header={<PageHeader title={t('titles.prices')} />}>
      <Stack gap={5}>
        <Text tone="muted">{t('pricesText')}</Text>
        <DrugField value={drug} onChange={setDrug} />
        <SegmentedControl
          label={t('quantity')}
          look="chips"
          segments={quantities.map((value) => ({ value, label: t('tablets', { count: Number(value) }) }))}
          value={quantity}
          onChange={setQuantity}
        />
        <SearchField label={t('place')} value={typed} onChange={setTyped} />
        {drug && <Prices drugId={drug.id} quantity={Number(quantity)} place={place} />}
      </Stack>
    </Page>
  );
}

function Prices(search: { drugId: number; quantity: number; place: string }) {
  const t = useTexts('marketplace/rx');
  const prices = useQuery(drugPricesQuery(useApp().api, search));
  return (
    <QueryView
      queries={[prices]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('pricesFailed')}
          text={t('failedText')}
          offlineText={t('pricesOffline')}
          headingLevel={2}
        />
      )}
      empty={{
        when: ({ offers }) => offers.length === 0,
        show: <EmptyState title={t('noPrices')}>{t('noPricesText')}</EmptyState>,
      }}
    >
      {(known) => <PriceList {...known} />}
    </QueryView>
  );
}
