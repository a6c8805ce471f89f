import { phoneText } from '@dayfare/domain/session';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useEffect, useRef, useState } from 'react';
import { CallForHelp } from '../../../kit/session/call-for-help.tsx';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../platform/device/now.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type AskedCode, forgetAsked, readAsked } from './asked-record.ts';
import { IdentifierForm } from './identifier-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

export const title = 'session/forgot:titles.page';

/** Lets people who lost their password back in. It never reveals whether an account exists. */
export function Screen() {
  const t = useTexts('session/forgot');
  const app = useTexts('app');
  const { tab } = useApp();
  const [asked, setAsked] = useState<AskedCode | null>(() => readAsked(tab, nowMs()));
  const [identifier, setIdentifier] = useState(asked?.identifier ?? '');
  const heading = useRef<HTMLElement>(null);
  const step = useRef(asked);
  // The button that led here is gone: focus moves to the new heading.
  useEffect(() => {
    if (step.current !== asked) heading.current?.focus({ preventScroll: true });
    step.current = asked;
  }, [asked]);
  const askAgain = () => {
    forgetAsked(tab);
    setAsked(null);
  };
  const advance = (code: AskedCode) => {
    setIdentifier(code.identifier);
    setAsked(code);
  };

  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text ref={heading} variant="title" isBalanced isFocusTarget>
          {t(asked ? 'codeTitle' : 'title')}
        </Text>
        <Text tone="muted">{asked ? t('codeText', { identifier: phoneText(identifier) }) : t('text')}</Text>
      </Stack>
      {asked ? (
        <NewPasswordForm asked={asked} onAskAgain={askAgain} />
      ) : (
        <IdentifierForm identifier={identifier} onAsked={advance} />
      )}
      <Stack gap={2} align="start">
        <Link href="/welcome/login" variant="standalone">
          {app('session.signIn')}
        </Link>
        <CallForHelp question={t('help')} />
      </Stack>
    </LoginLayout>
  );
}
