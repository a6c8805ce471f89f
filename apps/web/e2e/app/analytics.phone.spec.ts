import type { Page } from '@playwright/test';
import { readyToSend, receipt, sendButton } from '../money/steps.ts';
import { expect, test } from '../support/journey.ts';

interface Collected {
  readonly batches: readonly { readonly requestId: string }[];
  readonly events: readonly {
    readonly requestId: string;
    readonly actionName: string;
    readonly screenName: string | null;
    readonly startTime: string;
    readonly endTime: string | null;
    readonly transactionID: string | null;
    readonly transactionAmount: number | null;
  }[];
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly clientLogs: readonly { readonly methodName: string; readonly logMessage: string }[];
}

const allServices = {
  ...{ EnableBrazeSDK: '1', BrazeApiKey: 'k', BrazeBaseUrl: 'sdk.example.com', EnableMoEngage: '1' },
  ...{ MoengageAppID: 'm', EnableGoogleAnalytics: '1', GoogleAnalyticsId: 'G-ABCD1234' },
};

/** A service's script that writes down what it is told, and when it came, in ms since the page began to load. */
const recorder = (name: string, global: string) => `
  window.told ??= [];
  window.told.push(['${name}', 'came', Math.round(Date.now() - performance.timeOrigin)]);
  const sdk = new Proxy({}, { get: (_, call) => (...words) => {
    if (call === 'subscribeToInAppMessage') window.offer = words[0];
    window.told.push(['${name}', call, ...words]);
    return call === 'getUser' ? sdk : true;
  } });
  window.${global}`;
const scripts = {
  'https://js.appboycdn.com/**': `${recorder('Braze', 'braze')} = sdk;`,
  'https://cdn.moengage.com/**': `${recorder('MoEngage', 'moe')} = () => sdk;`,
  'https://www.googletagmanager.com/**': `${recorder('GoogleAnalytics', 'gtag')} = sdk;`,
} as const;

type Told = Window & {
  readonly told?: readonly (readonly unknown[])[];
  readonly dataLayer?: readonly unknown[];
  readonly offer?: (campaign: object) => void;
};

/** Serves the app with the policy of a host that has marketing services (docs/how-to/host-the-web-app.md). */
async function allowServices(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(
      'trusted-types ',
      'trusted-types dayfare-vendor ',
    );
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
  });
}

// The clock runs ahead of what these pages ask for, so that they call their answers old for a moment.
test.use({ mayMove: ['Home', 'Transfers'] });

test('the services that are on start 2 s after the app and are told who it is, what is seen and what was paid; the collector gets the documented fields and no others; one whose script cannot be fetched is left out, which is logged [analytics-001] [analytics-002] [analytics-008] [analytics-011] [analytics-012] [analytics-013] [analytics-014] [analytics-015] [analytics-016] [analytics-017] [analytics-018] [startup-022]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure(allServices);
  await allowServices(page);
  for (const [address, body] of Object.entries(scripts))
    await page.route(address, (route) =>
      route.fulfill({ body: `{${body}}`, contentType: 'text/javascript' }),
    );
  const told = () => page.evaluate(() => (window as Told).told ?? []);
  const collected = async () => (await sandbox.ask('/analytics')) as Collected;
  await page.clock.install();
  await goHome();
  await expect(async () => {
    await page.clock.runFor(500);
    const all = await told();
    expect(all).toContainEqual(['Braze', 'changeUser', expect.stringMatching(/^MyMo_\d+$/)]);
    expect(all).toContainEqual(['Braze', 'setPhoneNumber', '+12025550101']);
    expect(all).toContainEqual(['MoEngage', 'add_unique_user_id', expect.stringMatching(/^MyMo_\d+$/)]);
  }).toPass();
  const came = (await told()).filter(([, call]) => call === 'came');
  expect(came.map(([name]) => name).sort()).toEqual(['Braze', 'GoogleAnalytics', 'MoEngage']);
  for (const [name, , afterMs] of came) expect(afterMs, String(name)).toBeGreaterThanOrEqual(2_000);
  expect(JSON.stringify(await page.evaluate(() => (window as Told).dataLayer))).not.toMatch(
    /torres|2025550101/i,
  );

  await page.evaluate(() => (window as Told).offer?.({ id: 'spring' }));
  await expect(async () => {
    await page.clock.runFor(500);
    const all = await told();
    expect(all).toContainEqual(['Braze', 'showInAppMessage', { id: 'spring' }]);
    expect(all).toContainEqual(['MoEngage', 'track_event', 'ScreenInView', { path: '/ewa/home' }]);
  }).toPass();

  await readyToSend(page, { amount: '20', to: 'Everyday Debit', instant: true });
  // Its answer, too: one that is under way would run out of time by the clock.
  const saving = page.waitForResponse(/\/user\/SaveEvents$/);
  await sendButton(page).click();
  const id = await receipt(page);
  expect((await saving).request().postDataJSON()).toEqual([{ eventName: 'TransferSent', status: 'Active' }]);
  await page.getByRole('button', { name: 'Done' }).click();
  // Everything has arrived before the clock runs ahead: a request under way would run out of time.
  await expect(page.getByRole('link', { name: /Everyday Debit.*\$20\.00.*On its way/ })).toBeVisible();
  await expect
    .poll(told)
    .toContainEqual(['Braze', 'logPurchase', 'InstantTransfer', expect.any(Number), 'USD', 1]);
  // Once only: a batch that is under way would run out of time, too.
  await page.clock.runFor(31_000);
  await expect
    .poll(async () => (await collected()).events.map(({ transactionID }) => transactionID))
    .toContain(id);

  const { events, actions } = await collected();
  const sent = events.find(({ transactionID }) => transactionID === id);
  expect(sent).toMatchObject({ actionName: 'TransferSent', actionType: 'Instant', transactionAmount: 20 });
  const described = [
    ...['actionName', 'actionType', 'businessId', 'businessName', 'clientType', 'deviceId', 'deviceType'],
    ...['loginSessionId', 'screenName', 'startTime', 'systemRefId', 'userId', 'userType'],
  ];
  const measured = [...described, 'endTime', 'sessionId', 'transactionAmount', 'transactionID', 'url'];
  for (const { requestId, ...event } of events) expect(Object.keys(event).sort()).toEqual(measured.sort());
  for (const { requestId } of events)
    expect(events.filter((event) => event.requestId === requestId).length).toBeLessThanOrEqual(10);
  const made = actions.filter(({ actionName }) => actionName === 'TransferSent');
  expect(made).toHaveLength(1);
  expect(Object.keys(made[0] ?? {}).sort()).toEqual(described);

  // A service whose script cannot be fetched is left out.
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(`${message.type()} ${message.text()}`));
  const braze = 'https://js.appboycdn.com/**';
  await page.unroute(braze);
  await page.route(braze, (route) => route.abort());
  await page.reload();
  await expect(async () => {
    await page.clock.runFor(1_000);
    const { clientLogs } = await collected();
    // A request that was under way when the clock ran ahead may have run out of time.
    expect(clientLogs.filter(({ methodName }) => methodName !== 'transport')).toMatchObject([
      { methodName: 'marketing', logMessage: 'Failed to initialize' },
    ]);
    expect(await told()).toContainEqual(['MoEngage', 'track_event', 'ScreenInView', { path: '/ewa/home' }]);
  }).toPass();
  expect(lines).toContain('error Failed to initialize');
});
