import { type ConsentPanel, consentLanding } from '@dayfare/domain/guardian';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { GuardianPage } from './guardian-page.tsx';
import type { Landed } from './landing.ts';
import { Panel } from './panel.tsx';
import { useCardApplication } from './use-card-application.ts';
import { useResend } from './use-resend.ts';

export const title = 'guardian/consent:titles.success';

/** What has become of a guardian's link: one of four panels. */
export function Screen() {
  return <GuardianPage path="/microsite-success">{(landed) => <Panels {...landed} />}</GuardianPage>;
}

const illustrations = {
  expired: 'not-now',
  given: 'not-now',
  resent: 'success',
  done: 'success',
} as const satisfies Record<ConsentPanel, string>;

function Panels(landed: Landed) {
  const t = useTexts('guardian/consent');
  const { panel: resent, resend } = useResend();
  const landing = consentLanding(landed);
  useCardApplication(landing, landed.done);
  // The others are elsewhere.
  const shown = landing === 'expired' ? resent : landing === 'done' ? 'done' : 'given';
  const name = landed.minor?.firstName;
  return (
    <Panel
      illustration={illustrations[shown]}
      title={t(`panels.${shown}.title`)}
      action={
        shown === 'expired' && (
          <Stack gap={3}>
            <FormStatus submission={resend} title={t('resend.failed')} text={t('resend.failedText')} />
            <Button isStretched onPress={() => void resend.submit()} isPending={resend.isPending}>
              {t('resend.button')}
            </Button>
          </Stack>
        )
      }
    >
      {shown === 'done' && name ? t('panels.done.textNamed', { name }) : t(`panels.${shown}.text`)}
    </Panel>
  );
}
