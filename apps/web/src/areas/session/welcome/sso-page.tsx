import type { SsoPrompt } from '@dayfare/domain/session';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { partnerAddress, readSsoPrompt } from '../../../platform/session/sso-prompt.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { LoginLayout } from '../login/login-layout.tsx';
import { CallForHelp } from '../steps/call-for-help.tsx';

export const title = 'session/welcome:titles.sso';
export const back = 'leave';

/** For people who sign in at their employer's partner: its words, after routing has signed them out here. */
export function Screen() {
  const t = useTexts('session/welcome');
  const app = useTexts('app');
  const { tab } = useApp();
  const [prompt] = useState(() => readSsoPrompt(tab));
  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {prompt?.headerText || t('sso.title')}
        </Text>
        <Text>{prompt?.description || t('sso.text')}</Text>
        {prompt && <Text tone="muted">{t('sso.signedOut')}</Text>}
      </Stack>
      {prompt ? <Onward prompt={prompt} /> : <HowToGoOn />}
      <Stack gap={2} align="start">
        <Link href="/welcome/login" variant="standalone">
          {app('session.signIn')}
        </Link>
        <CallForHelp question={t('sso.help')} />
      </Stack>
    </LoginLayout>
  );
}

/** The partner's button. Without an address of the partner's that can be trusted, it says how to get there. */
function Onward({ prompt: { buttonText, partnerId } }: { prompt: SsoPrompt }) {
  const t = useTexts('session/welcome');
  const { navigation, startup } = useApp();
  const { value, allowedRedirectHosts: allowedHosts } = useCell(startup.configuration);
  const [isTold, setTold] = useState(false);

  const goOn = () => {
    const address = partnerAddress(value, partnerId, { origin: window.location.origin, allowedHosts });
    // Also on our own origin the partner's page is none of the app's.
    if (address) navigation.leave(address.kind === 'url' ? address.url : address.path);
    else setTold(true);
  };
  return (
    <>
      <Button isStretched onPress={goOn}>
        {buttonText || t('sso.button')}
      </Button>
      {isTold && <HowToGoOn announce />}
    </>
  );
}

function HowToGoOn({ announce = false }: { announce?: boolean | undefined }) {
  const t = useTexts('session/welcome');
  return (
    <Banner title={t('sso.howTitle')} isAnnounced={announce}>
      {t('sso.how')}
    </Banner>
  );
}
