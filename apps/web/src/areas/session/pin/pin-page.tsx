import { pinBlockedMs } from '@dayfare/domain/session';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Countdown } from '@dayfare/ui/countdown';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useEffect, useRef } from 'react';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoginLayout } from '../login/login-layout.tsx';
import { CallForHelp } from '../steps/call-for-help.tsx';
import { PinForm } from './pin-form.tsx';
import { Resend } from './resend.tsx';
import { usePin } from './use-pin.ts';

export const title = 'session/pin:titles.pin';
export const back = 'leave';

/** Proves a sign-in with a code that was sent. Before that nothing of the account shows, not even a name. */
export function Screen() {
  const t = useTexts('session/pin');
  const pin = usePin();
  const { sent, attempts, at, sending } = pin;
  const isBlocked = pinBlockedMs(attempts, at) > 0;
  const heading = useRef<HTMLElement>(null);
  const state = `${sent?.idString}${attempts.resends}${isBlocked}`;
  const before = useRef(state);
  // What was pressed or typed in is gone: reading goes on at the heading.
  useEffect(() => {
    if (before.current !== state) heading.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);

  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text ref={heading} variant="title" balance focusTarget>
          {sent ? t(sent.isMail ? 'byMail' : 'byText') : t('first.title')}
        </Text>
        <Text tone="muted">{sent ? t('sent', { to: sent.to }) : t('first.text', { last4: pin.last4 })}</Text>
        <Text variant="caption" tone="muted">
          {t('why')}
        </Text>
      </Stack>
      <FormStatus submission={sending} />
      {isBlocked && attempts.blockedUntil !== null && (
        <Stack gap={3}>
          <Banner tone="danger" title={t('blockedTitle')} announce>
            {t('blocked')}
          </Banner>
          <Countdown endsAt={attempts.blockedUntil} label={t('blockedFor')} onEnd={pin.look} />
        </Stack>
      )}
      {!isBlocked && attempts.blockedUntil !== null && (
        <Banner tone="info" announce>
          {t('blockOver')}
        </Banner>
      )}
      {pin.isResent && sent && (
        <Banner tone="success" announce>
          {t('resent', { to: sent.to })}
        </Banner>
      )}
      {!isBlocked && sent && (
        <>
          <PinForm {...pin} />
          <Resend {...pin} />
        </>
      )}
      {!sent && (
        <Button
          stretch
          isPending={sending.isPending}
          pendingLabel={t('resending')}
          onPress={() => pin.send()}
        >
          {t('first.send')}
        </Button>
      )}
      <Button variant="quiet" stretch onPress={pin.signOut}>
        {t('notYou')}
      </Button>
      <CallForHelp question={t('help')} />
    </LoginLayout>
  );
}
