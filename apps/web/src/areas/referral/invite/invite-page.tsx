import { Navigate } from 'react-router-dom';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { ReferralsView } from '../home/referrals-view.tsx';
import { InviteFlow } from './invite-flow.tsx';

export const title = 'referral/invite:titles.page';

/** Invites a person: by text, with a code to scan, or with a link. */
export function InviteScreen() {
  const t = useTexts('referral/invite');
  const home = pathTo('/referral');
  return (
    <ReferralsView
      frame={(content) => (
        <TaskFrame title={t('titles.page')} backTo={home}>
          {content}
        </TaskFrame>
      )}
    >
      {(referrals) =>
        referrals.codes.length === 0 ? (
          <Navigate to={home} replace />
        ) : (
          <InviteFlow referrals={referrals} backTo={home} />
        )
      }
    </ReferralsView>
  );
}

export { InviteScreen as Screen };
