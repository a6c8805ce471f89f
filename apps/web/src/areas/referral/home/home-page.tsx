import { Button } from '@dayfare/ui/button';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { Dashboard } from './dashboard.tsx';
import { ReferralsView } from './referrals-view.tsx';
import { StartInviting } from './start-inviting.tsx';

export const title = 'referral/home:titles.page';

/** What inviting others brings, and what came of every invitation. */
export function HomeScreen() {
  return (
    <ReferralsView frame={(content) => <Frame>{content}</Frame>}>
      {(referrals) =>
        referrals.referrals.length === 0 ? (
          <StartInviting referrals={referrals} />
        ) : (
          <Frame footer={referrals.codes.length > 0 && <InviteButton />}>
            <Dashboard referrals={referrals} />
          </Frame>
        )
      }
    </ReferralsView>
  );
}

function InviteButton() {
  const t = useTexts('referral/home');
  const navigate = useNavigate();
  return (
    <Button isStretched onPress={() => void navigate(pathTo('/referral/invite'))}>
      {t('invite')}
    </Button>
  );
}

function Frame({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  const t = useTexts('referral/home');
  return (
    <PageFrame title={t('titles.page')} footer={footer}>
      {children}
    </PageFrame>
  );
}

export { HomeScreen as Screen };
