import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallForHelp } from '../../../kit/session/call-for-help.tsx';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { leaveToSignIn } from '../../../platform/device/leave-to-sign-in.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { onlyPartner, partnerAddress, readSsoPrompt } from '../../../platform/session/sso-prompt.ts';
import { useCell } from '../../../platform/state/cell.ts';

export const title = 'session/welcome:titles.sso';

/** For people who sign in at their employer's partner: its words, where routing has led them here, and the way to its page. */
export function Screen() {
  const t = useTexts('session/welcome');
  const app = useTexts('app');
  const { tab, startup } = useApp();
  const { value } = useCell(startup.configuration);
  const [prompt] = useState(() => readSsoPrompt(tab));
  const partnerId = prompt?.partnerId ?? onlyPartner(value);
  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {prompt?.headerText || t('sso.title')}
        </Text>
        <Text>{prompt?.description || t('sso.text')}</Text>
        {prompt && <Text tone="muted">{t('sso.signedOut')}</Text>}
      </Stack>
      {partnerId === null ? (
        <HowToGoOn />
      ) : (
        <Onward partnerId={partnerId} buttonText={prompt?.buttonText || t('sso.button')} />
      )}
      <Stack gap={2} align="start">
        <Link href="/welcome/login" variant="standalone">
          {app('session.signIn')}
        </Link>
        <CallForHelp question={t('sso.help')} />
      </Stack>
    </LoginLayout>
  );
}

function withRedirect(path: string, search: URLSearchParams): string {
  const redirectUrl = search.get('redirectUrl');
  return redirectUrl === null ? path : `${path}?${new URLSearchParams({ redirectUrl })}`;
}

/** The partner's button. Without a trusted address, it says how to get there. */
function Onward({ partnerId, buttonText }: { partnerId: string; buttonText: string }) {
  const app = useApp();
  const { value, allowedRedirectHosts: allowedHosts } = useCell(app.startup.configuration);
  const [isTold, setTold] = useState(false);
  const [search] = useSearchParams();

  const advance = () => {
    const address = partnerAddress(value, partnerId, { origin: window.location.origin, allowedHosts });
    if (!address) return setTold(true);
    // Our own server leads to the partner's page, and keeps what was asked for meanwhile.
    void leaveToSignIn(app, address.kind === 'path' ? withRedirect(address.path, search) : address.url);
  };
  return (
    <>
      <Button isStretched onPress={advance}>
        {buttonText}
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
