import { cashMachinesQuery } from '@dayfare/api/card/costs-queries';
import { cardQuery } from '@dayfare/api/card/queries';
import { Box } from '@dayfare/ui/box';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { SearchField } from '@dayfare/ui/search-field';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

/** Machines where cash costs nothing, near the card's address or another ZIP code. */
export function CashMachines() {
  const { api } = useApp();
  const t = useTexts('card/costs');
  const { language } = useMoneyView('USD');
  const home = useQuery(cardQuery(api)).data?.detail?.address.zipcode.slice(0, 5) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const zipcode = (typed ?? home).trim();
  const isWhole = /^\d{5}$/.test(zipcode);
  const machines = useQuery({ ...cashMachinesQuery(api, zipcode), enabled: isWhole });
  const distance = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <Stack as="section" gap={4}>
      <Text variant="heading">{t('machines.title')}</Text>
      <SearchField
        label={t('machines.zip')}
        maxLength={5}
        value={typed ?? home}
        onChange={setTyped}
        resultCount={isWhole ? machines.data?.length : undefined}
      />
      {isWhole && (
        <QueryView
          queries={[machines]}
          loading={<Skeleton shape="row" count={2} isAnnounced />}
          failed={(problem) => (
            <LoadProblem
              {...problem}
              title={t('machines.failed')}
              text={t('failedText')}
              offlineText={t('offlineText')}
              headingLevel={3}
            />
          )}
        >
          {(near) =>
            near.length === 0 ? (
              <EmptyState illustration="not-found" title={t('machines.none')} headingLevel={3}>
                {t('machines.noneText')}
              </EmptyState>
            ) : (
              <Box background="surface" radius="card" padding="card">
                <List aria-label={t('machines.title')}>
                  {near.map(({ name, address, miles }) => (
                    <ListRow
                      key={address}
                      icon={MapPin}
                      title={name}
                      subtitle={`${address}\n${t('machines.miles', { count: distance.format(miles) })}`}
                    />
                  ))}
                </List>
              </Box>
            )
          }
        </QueryView>
      )}
    </Stack>
  );
}
