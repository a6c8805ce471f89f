import { AppHeader } from '@dayfare/ui/app-header';
import { Link } from '@dayfare/ui/link';
import { Screen as Page } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { StepScreen } from '../steps/step-screen.tsx';
import { ChangeForm, type ChangeFormProps } from './change-form.tsx';
import { useChange } from './use-change.ts';

export { loadPolicy as load } from './use-policy.ts';

export const title = 'session/password:titles.change';

/** A new password, for who has to choose one right after the sign-in and for who wants one. */
export function Screen() {
  const session = useSession();
  // Once changed it no longer has to be; the page stays what it is until the next one has come.
  const [isForced] = useState(session?.user.forcePasswordChange ?? false);
  return session ? <Change isForced={isForced} /> : <Visitor />;
}

function Change({ isForced }: Pick<ChangeFormProps, 'isForced'>) {
  const app = useApp();
  const t = useTexts('session/password');
  const change = useChange(isForced);
  const form = {
    onSubmit: () => void change.submission.submit(),
    footer: (
      <SubmitButton submission={change.submission} pendingLabel={t('change.pending')}>
        {t('change.submit')}
      </SubmitButton>
    ),
  };
  const fields = <ChangeForm {...change} isForced={isForced} />;
  if (isForced)
    return (
      <StepScreen title={t('change.forcedTitle')} text={t('change.forcedText')} {...form}>
        {fields}
      </StepScreen>
    );
  return (
    <Page
      header={
        <AppHeader
          title={t('titles.change')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void goBackFrom(app)}
        />
      }
      {...form}
    >
      <Text tone="muted">{t('change.text')}</Text>
      {fields}
    </Page>
  );
}

function Visitor() {
  const t = useTexts('session/password');
  const app = useTexts('app');
  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t('change.visitorTitle')}
        </Text>
        <Text tone="muted">{t('change.visitorText')}</Text>
      </Stack>
      <Link href="/welcome/login" variant="standalone">
        {app('session.signIn')}
      </Link>
    </LoginLayout>
  );
}
