import { ownServiceQuery } from '@dayfare/api/money/settings/pause-or-close-queries';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../../session/index.ts';
import { CloseAccount } from './close-account.tsx';
import { ClosedAccount } from './closed-account.tsx';
import { PauseEarlyPay } from './pause-early-pay.tsx';

export const title = 'money/settings/pause-or-close:titles.page';

/** How often it is asked what stands in the way of closing, in ms. */
const lookAgainMs = 15_000;

/** Pausing early pay, and closing the account: both free, both here. */
export function OwnServiceScreen() {
  const app = useApp();
  const t = useTexts('money/settings/pause-or-close');
  const { hasBalance } = usePerson();
  const [isClosed, setClosed] = useState(false);
  const service = useQuery({
    ...ownServiceQuery(app.api),
    enabled: !isClosed,
    // What stands in the way ends by itself, so the page polls for it.
    refetchInterval: ({ state: { data } }) =>
      data?.obstacle || data?.waitsFor || data?.isClosing ? lookAgainMs : false,
  });
  if (isClosed) return <ClosedAccount />;
  return (
    <Screen header={<PageHeader title={t('titles.page')} />} isWide>
      <QueryView
        queries={[service]}
        isOldShown={false}
        loading={<Skeleton shape="row" count={4} isAnnounced />}
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
        {(now) => (
          <>
            {hasBalance && !now.isClosing && <PauseEarlyPay service={now} />}
            <CloseAccount service={now} onClosed={() => setClosed(true)} />
          </>
        )}
      </QueryView>
    </Screen>
  );
}

export { OwnServiceScreen as Screen };
