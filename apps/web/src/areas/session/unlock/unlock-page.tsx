import { Banner } from '@dayfare/ui/banner';
import { BiometricPrompt } from '@dayfare/ui/patterns/biometric-prompt';
import { Switch } from '@dayfare/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { redirect } from 'react-router-dom';
import { mayUnlock } from '../../../kit/session/may-unlock.ts';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { type Unlocking, useUnlock } from './use-unlock.ts';

export const title = 'session/unlock:titles.page';

/** Leads back to the account where there is nothing to unlock with, or the employer hides it. */
export async function load(app: App): Promise<Response | null> {
  return mayUnlock(app) ? null : redirect('/home/profile');
}

/** Whether face or fingerprint unlock the native app. */
export function Screen() {
  const { device } = useApp();
  const t = useTexts('session/unlock');
  const query = useQuery({
    queryKey: ['device', 'biometrics'],
    queryFn: () => device.ask('biometrics.check', {}),
    // The phone knows, with or without a network, and nothing of it is kept.
    ...{ networkMode: 'always', staleTime: 0, gcTime: 0 },
    persister: (ask, context) => ask(context),
  });
  const lookAgain = useEffectEvent(() => void query.refetch());
  useEffect(
    // The user may come back from the settings of the phone.
    () => device.isInBackground.subscribe(() => !device.isInBackground.get() && lookAgain()),
    [device],
  );
  return (
    <SettingsPage
      title={t('titles.page')}
      text={t('text')}
      query={query}
      failed={{ title: t('loadFailed'), text: t('loadFailedText'), offlineText: t('loadFailedText') }}
    >
      {(unlocking) => <Setting unlocking={unlocking} onChange={() => void query.refetch()} />}
    </SettingsPage>
  );
}

interface SettingProps {
  readonly unlocking: Unlocking;
  readonly onChange: () => void;
}

function Setting({ unlocking, onChange }: SettingProps) {
  const t = useTexts('session/unlock');
  const { isPending, problem, missing, turnOn, turnOff, openSettings, dismiss } = useUnlock(
    unlocking,
    onChange,
  );
  const isOn = unlocking.choice === 'on';
  return (
    <>
      {problem && (
        <Banner tone="warning" isAnnounced>
          {t(problem)}
        </Banner>
      )}
      <Switch
        isSelected={isOn}
        isDisabled={isPending}
        description={unlocking.isEnrolled ? undefined : t('notEnrolled')}
        onChange={(turnsOn) => void (turnsOn ? turnOn() : turnOff())}
      >
        {t('turnOn')}
      </Switch>
      {missing && (
        <BiometricPrompt isOpen kind={missing} onAccept={() => void openSettings()} onDismiss={dismiss} />
      )}
    </>
  );
}
