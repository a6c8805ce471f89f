import { offersUnlock } from '@dayfare/domain/native';
import { BiometricPrompt } from '@dayfare/ui/patterns/biometric-prompt';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mayUnlock } from '../../../kit/session/may-unlock.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type Unlocking, useUnlock } from './use-unlock.ts';

/** In the storage of the tab, which the next start of the native app and the next person find empty. */
const offeredKey = 'unlockOffered';

/** Offers to unlock the native app with face or fingerprint, once the user has come home. The default export is for the frame. */
export default function UnlockOffer() {
  const app = useApp();
  const { pathname } = useLocation();
  const [unlocking, setUnlocking] = useState<Unlocking | null>(null);
  const isAtHome = pathname.endsWith('/home') && app.navigation.page().part === 'home';

  useEffect(() => {
    if (!isAtHome) return;
    const { device, tab, translator } = app;
    const isHidden = !mayUnlock(app);
    const wasOffered = tab.getItem(offeredKey) !== null;
    if (isHidden || wasOffered) return;
    let isGone = false;
    const look = async () => {
      const [checked] = await Promise.all([
        device.ask('biometrics.check', {}),
        translator.load('session/unlock'),
      ]);
      if (isGone || !offersUnlock({ ...checked, isHidden, wasOffered })) return;
      tab.setItem(offeredKey, 'true');
      setUnlocking(checked);
    };
    // A phone that does not answer is offered nothing.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [app, isAtHome]);

  return unlocking && isAtHome && <Offer unlocking={unlocking} onEnd={() => setUnlocking(null)} />;
}

interface OfferProps {
  readonly unlocking: Unlocking;
  readonly onEnd: () => void;
}

function Offer({ unlocking, onEnd }: OfferProps) {
  const t = useTexts('session/unlock');
  const { isPending, problem, missing, turnOn, notNow, openSettings } = useUnlock(unlocking, onEnd);
  return (
    <BiometricPrompt
      isOpen
      kind={missing ?? 'auth'}
      isPending={isPending}
      text={problem ? { description: t(problem) } : undefined}
      onAccept={() => void (missing ? openSettings().then(onEnd) : turnOn())}
      onDismiss={() => void notNow().then(onEnd)}
    />
  );
}
