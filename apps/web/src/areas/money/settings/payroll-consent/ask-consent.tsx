import {
  beginPayrollConsent,
  type PayrollConsent,
} from '@dayfare/api/money/settings/payroll-consent-queries';
import type { PayrollConsentOutcome } from '@dayfare/domain/money';
import { consentAddress } from '@dayfare/domain/session';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { ProviderConsent } from '@dayfare/ui/patterns/provider-consent';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { leaveToSignIn } from '../../../../platform/device/leave-to-sign-in.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useCell } from '../../../../platform/state/cell.ts';
import { WhatIsRead } from './what-is-read.tsx';

export interface AskConsentProps {
  consent: PayrollConsent;
  /** What came of the visit just now; null if there was none. */
  outcome: PayrollConsentOutcome | null;
  /** Called when the user goes to the provider's page. */
  onLeave: () => void;
  /** Called when the user closes the window in which a native app shows that page. */
  onClose: () => void;
}

/** Why the consent is needed, what it allows, and the way to the provider's page. */
export function AskConsent({ consent, outcome, onLeave, onClose }: AskConsentProps) {
  const app = useApp();
  const { api, startup, translator } = app;
  const t = useTexts('money/settings/payroll-consent');
  const { value } = useCell(startup.configuration);
  const [isOpen, setOpen] = useState(false);
  const provider = consent.provider ?? t('provider');
  const form = useSubmit({
    form: 'money/settings/payroll-consent',
    initial: {},
    secret: [],
    send: () => beginPayrollConsent(api),
    onFailed: () => setOpen(false),
    onDone: async (state) => {
      const back = new URL(pathTo('/ewa/payroll-consent'), window.location.origin);
      back.searchParams.set('state', state);
      onLeave();
      const address = consentAddress({
        base: value('PayrollConsentUrl') ?? '',
        returnUrl: back.href,
        loginType: value('PayrollConsentLoginType') ?? '',
      });
      if (await leaveToSignIn(app, address, back.pathname)) return null;
      setOpen(false);
      onClose();
      return null;
    },
  });
  const known = dayWords(consent.knownThrough, translator.language());
  const status = consent.status === 'Due' || consent.status === 'Declined' ? consent.status : 'Expired';
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/ewa/home')}
      footer={
        <Button isStretched aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {t('go', { provider })}
        </Button>
      }
    >
      <Stack gap={5}>
        {outcome && outcome !== 'Granted' && (
          <Banner tone={outcome === 'Cancelled' ? 'info' : 'warning'} isAnnounced>
            {t(`outcome.${outcome}`, { provider })}
          </Banner>
        )}
        <FormStatus submission={form} title={t('goFailed')} />
        <Text>{t(`why.${status}`, { provider, day: known })}</Text>
        <WhatIsRead />
        <Text tone="muted">{t('without')}</Text>
      </Stack>
      <ProviderConsent isOpen={isOpen} onClose={() => setOpen(false)} onContinue={() => void form.submit()} />
    </TaskFrame>
  );
}
