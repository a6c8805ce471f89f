import type { WireEmployer } from '@dayfare/api/enrollment/contract';
import { payrollProviderName } from '@dayfare/domain/enrollment';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { leaveToSignIn } from '../../../platform/device/leave-to-sign-in.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { partnerAddress } from '../../../platform/session/sso-prompt.ts';
import { useCell } from '../../../platform/state/cell.ts';

export interface BranchChoicesProps {
  employer: WireEmployer;
  /** The campaign whose link led here; empty for none. */
  campaign: string;
}

/** The ways in through an employer's own link. */
export function BranchChoices({ employer, campaign }: BranchChoicesProps) {
  const t = useTexts('enrollment/branch');
  const app = useApp();
  const { navigation, startup } = app;
  const { change, wipe } = useEnrollment();
  const { value, allowedRedirectHosts: allowedHosts } = useCell(startup.configuration);
  const { name, remoteReferenceID: partnerId, authProviderType } = employer;
  const provider = payrollProviderName(authProviderType);
  const rules = { origin: window.location.origin, allowedHosts };
  const atWork = partnerId === null ? null : partnerAddress(value, partnerId, rules);

  const signUp = async () => {
    wipe();
    await change({ employer, campaign });
    await navigation.go('/signup/create-user');
  };
  const signIn = () => atWork && void leaveToSignIn(app, atWork.kind === 'path' ? atWork.path : atWork.url);
  return (
    <StepPage
      title={t('title', { employer: name })}
      text={t('text', { employer: name })}
      footer={
        <Stack gap={2}>
          {atWork && (
            <Button isStretched onPress={signIn}>
              {t('work')}
            </Button>
          )}
          <Button variant={atWork ? 'secondary' : 'primary'} isStretched onPress={() => void signUp()}>
            {t('withId')}
          </Button>
        </Stack>
      }
    >
      {atWork && (
        <Text tone="muted">
          {provider ? t('workTextBy', { provider, employer: name }) : t('workText', { employer: name })}
        </Text>
      )}
      <Link href="/welcome/login" variant="standalone">
        {t('have')}
      </Link>
    </StepPage>
  );
}
