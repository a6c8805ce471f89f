import { ownLimitsQuery } from '@dayfare/api/money/settings/spending-limits-queries';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../../session/index.ts';
import { OwnLimit } from './own-limit.tsx';

export const title = 'money/settings/spending-limits:titles.page';

/** The user's own limits, for a day and a pay period. */
export function OwnLimitsScreen() {
  const app = useApp();
  const t = useTexts('money/settings/spending-limits');
  const limits = useQuery(ownLimitsQuery(app.api));
  return (
    <Screen header={<PageHeader title={t('titles.page')} />} isWide>
      <Text tone="muted">{t('text')}</Text>
      <QueryView
        queries={[limits]}
        isOldShown={false}
        loading={<Skeleton shape="row" count={2} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            headingLevel={2}
            title={t('failed')}
            text={t('failedText')}
            offlineText={t('offlineText')}
          />
        )}
      >
        {({ limits: all, currency }) => (
          <>
            {all.map((limit) => (
              <OwnLimit key={limit.span} limit={limit} currency={currency} />
            ))}
            <Text variant="caption" tone="muted">
              {t('counts')}
            </Text>
          </>
        )}
      </QueryView>
    </Screen>
  );
}

export { OwnLimitsScreen as Screen };
