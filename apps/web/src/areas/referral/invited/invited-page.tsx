import { invitationQuery } from '@dayfare/api/referral/queries';
import { inviteCodeOf, inviteCodeParameter } from '@dayfare/domain/referral';
import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { WithQueries } from '../../../platform/queries/with-queries.tsx';
import { PublicFrame } from '../../public/index.ts';
import { Invited } from './invited.tsx';

export const title = 'referral/invited:titles.page';

/** The page that the link of an invitation opens: who invites, to what, and the way to sign up with it. */
export function InvitedScreen() {
  const [query] = useSearchParams();
  const code = inviteCodeOf(query.get(inviteCodeParameter) ?? '');
  if (code === null)
    return (
      <Frame code={null}>
        <Invited invitation={{ state: 'unknown', inviterName: null, employerName: null }} />
      </Frame>
    );
  return (
    <WithQueries>
      <Invitation key={code} code={code} />
    </WithQueries>
  );
}

function Invitation({ code }: { code: string }) {
  const t = useTexts('referral/invited');
  const found = useQuery(invitationQuery(useApp().api, code));
  return (
    <QueryView
      queries={[found]}
      frame={(content) => <Frame code={code}>{content}</Frame>}
      loading={
        <>
          <Skeleton shape="picture" isAnnounced />
          <Skeleton shape="text" count={3} />
        </>
      }
      failed={(problem) => (
        <LoadProblem
          {...problem}
          headingLevel={1}
          title={t('failed')}
          text={t('failedText')}
          offlineText={t('offline')}
        />
      )}
    >
      {(invitation) => (
        <Frame code={invitation.state === 'open' ? code : null}>
          <Invited invitation={invitation} />
        </Frame>
      )}
    </QueryView>
  );
}

function Frame({ code, children }: { code: string | null; children: ReactNode }) {
  const t = useTexts('referral/invited');
  const navigate = useNavigate();
  return (
    <PublicFrame
      footer={
        <Button
          isStretched
          onPress={() => void navigate(pathTo('/signup/create-user', {}, { invitation: code ?? undefined }))}
        >
          {t('signUp')}
        </Button>
      }
    >
      {children}
      <Inline gap={2} justify="center">
        <Text tone="muted">{t('known')}</Text>
        <Link href={pathTo('/welcome/login')} variant="standalone">
          {t('signIn')}
        </Link>
      </Inline>
    </PublicFrame>
  );
}

export { InvitedScreen as Screen };
