import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { redirect, useLoaderData } from 'react-router-dom';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { fullName } from '../../../platform/session/full-name.ts';
import {
  forgetPendingToken,
  type PendingToken,
  readPendingToken,
} from '../../../platform/session/pending-token.ts';
import { spendToken } from '../../../platform/session/take-token.ts';

export const title = 'session/continue-as:titles.continueAs';

/** The token that waits for an answer. Without one there is nothing to ask. */
export async function load({ tab }: App): Promise<PendingToken> {
  const pending = await readPendingToken(tab);
  if (!pending) throw redirect('/');
  return pending;
}

/** Asks before a link opens another account than the one that is open, or was last, on this device. */
export function Screen() {
  const t = useTexts('session/continue-as');
  const texts = useTexts('app');
  const app = useApp();
  const { name, path, token } = useLoaderData() as PendingToken;
  // The session ends while the other account opens: what is said of it stays until then.
  const [session] = useState(() => app.session.current());
  const [isOpening, setOpening] = useState(false);
  const current = session && fullName(session.user);

  const advance = async () => {
    setOpening(true);
    forgetPendingToken(app.tab);
    const elsewhere = await spendToken(app, token, path);
    await app.navigation.go(elsewhere ?? path, { replace: true });
  };
  const stay = () => {
    forgetPendingToken(app.tab);
    void app.navigation.go(session ? '/' : '/welcome/login', { replace: true });
  };
  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t('ask.title', { name })}
        </Text>
        <Text>{current ? t('ask.signedIn', { current }) : t('ask.signedOut')}</Text>
        <Text tone="muted">{t('ask.why')}</Text>
      </Stack>
      <Stack gap={2}>
        <Button
          isStretched
          isPending={isOpening}
          pendingLabel={t('ask.pending')}
          onPress={() => void advance()}
        >
          {t('ask.continue', { name })}
        </Button>
        <Button variant="secondary" isStretched isDisabled={isOpening} onPress={stay}>
          {current ? t('ask.stay', { current }) : texts('session.signIn')}
        </Button>
      </Stack>
    </LoginLayout>
  );
}
