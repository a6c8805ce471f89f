import { instrumentsQuery } from '@dayfare/api/money/queries';
import { Box } from '@dayfare/ui/box';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { instrumentIcon, instrumentState, offered } from '../../../../kit/money/format/instruments.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

/** The person's bank accounts and cards, an empty state, or an error. */
export function Accounts() {
  const { api } = useApp();
  const t = useTexts('money/home/direct-home');
  const money = useMoneyTexts();
  const instruments = useQuery(instrumentsQuery(api));
  return (
    <QueryView
      queries={[instruments]}
      loading={<Skeleton shape="row" count={2} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('accounts.failed')}
          text={t('accounts.failedText')}
          offlineText={t('accounts.offlineText')}
          headingLevel={3}
        />
      )}
      empty={{
        when: (all) => offered(all).length === 0,
        show: (
          <EmptyState title={t('accounts.emptyTitle')} headingLevel={3}>
            {t('accounts.empty')}
          </EmptyState>
        ),
      }}
      frame={(content) => content && <Frame>{content}</Frame>}
    >
      {(all) => (
        <Frame>
          <List isDivided>
            {offered(all).map((account) => (
              <ListRow
                key={account.id}
                icon={instrumentIcon(account)}
                title={account.name}
                subtitle={instrumentState(account, money)}
              />
            ))}
          </List>
        </Frame>
      )}
    </QueryView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('money/home/direct-home');
  const id = useId();
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={3}>
        <Text variant="heading" as="h2" id={id}>
          {t('accounts.title')}
        </Text>
        {children}
      </Stack>
    </Box>
  );
}
