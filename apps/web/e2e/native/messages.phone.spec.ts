import { type BridgeRefusal, type Channel, type Joined, joinShell } from '@dayfare/api/bridge';
import { tryShell } from '@dayfare/api/bridge/conformance';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { type NativeApp, openNativeApp } from '../support/native-app.ts';

declare global {
  interface Window {
    /** What the native app has handed to the page. */
    fromNativeApp: (text: string) => Promise<void>;
  }
}

/** A page of the app's origin whose end of the bridge is this test: what the test asks, it asks from within the view. */
async function pageThatAsks(page: Page, origin: string): Promise<Channel> {
  const receivers = new Set<(text: string) => void>();
  await page.exposeBinding('fromNativeApp', (_, text: string) => {
    for (const receive of receivers) receive(text);
  });
  await page.route('**/asks', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Asks</title><main><h1>Asks</h1></main>' }),
  );
  await page.goto(`${origin}/asks`);
  await page.evaluate(() =>
    Object.assign(window, { dayfareBridge: { receive: (text: string) => void window.fromNativeApp(text) } }),
  );
  return {
    origins: ['shell'],
    post: (text) => void page.evaluate((said) => window.ReactNativeWebView?.postMessage(said), text),
    listen: (receive) => {
      const take = (text: string) => receive({ text, sender: { origin: 'shell', isOtherEnd: true } });
      receivers.add(take);
      return () => receivers.delete(take);
    },
  };
}

/** The modules that only a build with their makers' contracts has. */
function giveWalletAndBank({ device }: NativeApp): void {
  Object.assign(device, {
    wallet: {
      check: async () => ({ isAvailable: true, isAdded: false }),
      begin: async () => ({
        ...{ certificates: [], nonce: '', nonceSignature: '', walletId: 'wallet-1', deviceId: 'device-1' },
      }),
      add: async () => ({ isAdded: true }),
    },
    bankLink: {
      open: async (_: unknown, onEvent: (event: object) => void) => {
        onEvent({ name: 'OPEN', metadata: {} });
        return { publicToken: 'public-1', metadata: {} };
      },
      resume: () => undefined,
    },
  });
}

async function join(channel: Channel): Promise<Joined> {
  const joined = await joinShell({ channel, handlers: {} });
  if (!joined) throw new Error('The native app did not answer the page.');
  return joined;
}

const reasonOf = async (asking: Promise<unknown>) => {
  try {
    await asking;
    return 'answered';
  } catch (error) {
    return (error as BridgeRefusal).reason;
  }
};

test('every message of the contract gets through the view to the native app and back; the chat, which this app has no client for, is missing from the handshake on [native-003]', async ({
  page,
  sandbox,
}) => {
  const app = await openNativeApp(page, sandbox.origin);
  giveWalletAndBank(app);
  const channel = await pageThatAsks(page, sandbox.origin);
  // The message that is too long takes seconds to travel on a busy machine, and what is asked next waits behind it.
  const checks = await tryShell({ channel, withinMs: 20_000 });
  expect(checks.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'sso.open',
      'qr.scan',
      'contacts.pick',
      'wallet.add',
      'bankLink.open',
      'rating.ask',
    ]),
  );

  const { peer, shell } = await join(channel);
  expect(shell.capabilities).toEqual(expect.arrayContaining(['wallet', 'bankLink', 'contacts', 'rating']));
  expect(shell.capabilities).not.toContain('chat');
  expect(await reasonOf(peer.ask('chat.start', { token: 'token' }))).toBe('missing');

  const heard: unknown[] = [];
  peer.on('bankLink.happened', (event) => heard.push(event));
  peer.on('app.changed', (event) => heard.push(event));
  peer.on('keyboard.changed', (event) => heard.push(event));
  peer.on('push.changed', (event) => heard.push(event));
  const origin = 'https://pay.example';
  const link = {
    token: 'link-1',
    redirectUrl: `${origin}/welcome/success`,
    pageUrl: origin,
    isAndroid: false,
  };
  expect(await peer.ask('bankLink.open', link)).toEqual({ publicToken: 'public-1', metadata: {} });
  app.shell.appChanged('inactive');
  app.shell.keyboardChanged(291);
  app.shell.pushChanged({ service: 'apns', token: 'token-2' });
  await expect
    .poll(() => heard)
    .toEqual([
      { name: 'OPEN', metadata: {} },
      { state: 'inactive' },
      { height: 291 },
      { service: 'apns', token: 'token-2' },
    ]);
});
