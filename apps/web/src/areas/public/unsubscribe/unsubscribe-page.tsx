import { smartInviteQuery } from '@dayfare/api/public/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { WithQueries } from '../frame/with-queries.tsx';
import { InviteEnd } from './invite-end.tsx';
import { OfferedInvite } from './offered-invite.tsx';
import { useUnsubscribe } from './use-unsubscribe.ts';

export const title = 'public/unsubscribe:titles.page';

/** The page that the link under an invitation opens, with its token: stops such invitations. */
export function Screen() {
  const [query] = useSearchParams();
  const token = query.get('token') || query.get('Token');
  if (!token) return <InviteEnd invite={null} />;
  return (
    <WithQueries>
      <Invite key={token} token={token} />
    </WithQueries>
  );
}

function Invite({ token }: { token: string }) {
  const { api } = useApp();
  const t = useTexts('public/unsubscribe');
  const found = useQuery(smartInviteQuery(api, token));
  const unsubscribing = useUnsubscribe(token);
  const { outcome } = unsubscribing;
  return (
    <QueryView
      queries={[found]}
      frame={(content) => <PublicFrame>{content}</PublicFrame>}
      loading={
        <EmptyState illustration="no-mail" title={t('offered.title')} headingLevel={1}>
          <Skeleton shape="text" count={3} isAnnounced />
        </EmptyState>
      }
      failed={(problem) => (
        <LoadProblem
          {...problem}
          headingLevel={1}
          title={t('load.title')}
          text={t('load.text')}
          offlineText={t('load.offline')}
        />
      )}
    >
      {(preview) => {
        const invite = outcome && outcome.state !== 'offered' ? outcome : preview;
        return invite.state === 'offered' ? (
          <OfferedInvite invite={invite} unsubscribing={unsubscribing} />
        ) : (
          <InviteEnd invite={invite} isNews={outcome !== null} />
        );
      }}
    </QueryView>
  );
}
