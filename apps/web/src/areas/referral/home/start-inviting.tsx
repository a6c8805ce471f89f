import type { Referrals } from '@dayfare/api/referral/queries';
import { Banner } from '@dayfare/ui/banner';
import { FullScreenTemplate } from '@dayfare/ui/patterns/full-screen-template';
import { Stack } from '@dayfare/ui/stack';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { Rewards } from './rewards.tsx';

/** Before the first invitation: what inviting others brings, and the way to begin. */
export function StartInviting({ referrals }: { referrals: Referrals }) {
  const app = useApp();
  const t = useTexts('referral/home');
  const navigate = useNavigate();
  const steps = (['invite', 'join', 'reward'] as const).map((step) => ({
    title: t(`start.steps.${step}`),
    text: t(`start.steps.${step}Text`),
  }));
  const canInvite = referrals.codes.length > 0;
  return (
    <FullScreenTemplate
      screen="ReferralModel"
      title={t('start.title')}
      onBack={() => void goBackFrom(app)}
      howItWorks={{ title: t('start.how'), steps }}
      {...(canInvite && {
        primary: { label: t('invite'), onPress: () => void navigate(pathTo('/referral/invite')) },
      })}
    >
      {canInvite ? (
        <Stack gap={5}>
          <span>{t('start.text')}</span>
          <Rewards referrals={referrals} />
        </Stack>
      ) : (
        <Banner tone="info" title={t('closedTitle')}>
          {t('closed')}
        </Banner>
      )}
    </FullScreenTemplate>
  );
}
