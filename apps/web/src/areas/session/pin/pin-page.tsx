import { pinBlockedMs } from '@dayfare/domain/session';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useEffect, useRef } from 'react';
import { CodeEntry } from '../../../kit/proof/code-entry.tsx';
import { CallForHelp } from '../../../kit/session/call-for-help.tsx';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { onOneLine } from '../../../platform/i18n/telephone.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePin } from './use-pin.ts';

export const title = 'session/pin:titles.pin';

/** Confirms a sign-in with a code. Until then nothing about the account is shown, not even a name. */
export function Screen() {
  const t = useTexts('session/pin');
  const proof = useTexts('kit/proof');
  const { code, last4, signOut } = usePin();
  const { sent, attempts, at } = code;
  const heading = useRef<HTMLElement>(null);
  const state = `${sent?.idString}${attempts.resends}${pinBlockedMs(attempts, at) > 0}`;
  const before = useRef(state);
  // The pressed button or field is gone: focus moves to the heading.
  useEffect(() => {
    if (before.current !== state) heading.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);

  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text ref={heading} variant="title" isBalanced isFocusTarget>
          {sent ? proof(sent.isMail ? 'byMail' : 'byText') : t('first.title')}
        </Text>
        <Text tone="muted">
          {sent ? proof('sent', { to: onOneLine(sent.to) }) : t('first.text', { last4 })}
        </Text>
        <Text variant="caption" tone="muted">
          {t('why')}
        </Text>
      </Stack>
      <CodeEntry code={code} firstSend={proof('sendText')} exhausted={t('exhausted')} hasOtherWay />
      <Button variant="quiet" isStretched onPress={signOut}>
        {t('notYou')}
      </Button>
      <CallForHelp question={t('help')} />
    </LoginLayout>
  );
}
