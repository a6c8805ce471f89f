import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useEffect, useRef, useState } from 'react';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoginLayout } from '../login/login-layout.tsx';
import { CallForHelp } from '../steps/call-for-help.tsx';
import { IdentifierForm } from './identifier-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useForgot } from './use-forgot.ts';

export const title = 'session/password:titles.forgot';
export const back = 'previous';

/** The way back in for whoever has lost the password. It never tells whether somebody has an account. */
export function Screen() {
  const t = useTexts('session/password');
  const app = useTexts('app');
  const { asked, missing, problem, failure, isPending, refusals, ask, set, askAgain } = useForgot();
  const [identifier, type] = useState('');
  const heading = useRef<HTMLElement>(null);
  const step = useRef(asked);
  // The button that led here is gone: reading goes on at the heading of what has come.
  useEffect(() => {
    if (step.current !== asked) heading.current?.focus({ preventScroll: true });
    step.current = asked;
  }, [asked]);

  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text ref={heading} variant="title" balance focusTarget>
          {t(asked ? 'forgot.codeTitle' : 'forgot.title')}
        </Text>
        <Text tone="muted">
          {asked ? t('forgot.codeText', { identifier: asked.identifier }) : t('forgot.text')}
        </Text>
      </Stack>
      {failure && <FailureBanner failure={failure} />}
      {asked ? (
        <NewPasswordForm
          policy={asked.policy}
          {...{ problem, isPending, refusals }}
          onSubmit={set}
          onAskAgain={askAgain}
        />
      ) : (
        <IdentifierForm
          value={identifier}
          onChange={type}
          problem={missing}
          {...{ isPending, refusals }}
          onSubmit={() => ask(identifier)}
        />
      )}
      <Stack gap={2} align="start">
        <Link href="/welcome/login" variant="standalone">
          {app('session.signIn')}
        </Link>
        <CallForHelp question={t('forgot.help')} />
      </Stack>
    </LoginLayout>
  );
}
