import type { Page } from '@playwright/test';
import { readyToSend, receipt, sendButton } from './money-steps.ts';
import { expect, test } from './support/journey.ts';

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

test('a collector that is down for 12 s costs no event, and none arrives twice [analytics-009]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await page.clock.install();
  await sandbox.fault({ match: 'appbits', kind: 'drop-before' });
  const tries: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/api/appbits')) tries.push(request.url());
  });
  const collected = async () => (await sandbox.ask('/analytics')) as Collected;
  await goHome();
  await page.getByRole('link', { name: /\$\d/ }).first().click();
  await expect(page).toHaveURL(/\/ewa\/history\/./);
  await expect(async () => {
    await page.clock.runFor(10_000);
    expect(tries.length).toBeGreaterThan(0);
  }).toPass();
  for (let second = 0; second < 12; second += 2) {
    const before = tries.length;
    await page.clock.runFor(2_000);
    // Each try fails in its own time, and the next is counted from there.
    if (tries.length < 6) await expect.poll(() => tries.length).toBeGreaterThan(before);
  }
  expect((await collected()).events).toEqual([]);
  await sandbox.clearFaults();
  await page.goBack();
  await expect(page).toHaveURL('/ewa/home');
  await expect(async () => {
    await page.clock.runFor(10_000);
    const { events } = await collected();
    expect(events.some(({ screenName }) => screenName?.startsWith('/ewa/history/'))).toBe(true);
  }).toPass();
  const { events, batches } = await collected();
  const facts = events.map(
    ({ actionName, screenName, startTime }) => `${actionName} ${screenName} ${startTime}`,
  );
  expect(new Set(facts).size).toBe(facts.length);
  expect(new Set(batches.map(({ requestId }) => requestId)).size).toBe(batches.length);
});

test('no event, record or log carries what was typed, a token or an address', async ({
  page,
  sandbox,
  goHome,
}) => {
  await page.clock.install();
  await goHome();
  await page.getByRole('button', { name: 'Get money' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('41.73');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/where$/);
  const token = await page.evaluate(() => localStorage.getItem('currentUser') ?? '');
  await expect(async () => {
    await page.clock.runFor(10_000);
    expect(((await sandbox.ask('/analytics')) as Collected).events.length).toBeGreaterThan(0);
  }).toPass();
  const all = JSON.stringify(await sandbox.ask('/analytics'));
  for (const secret of ['41.73', '202) 555', '2025550101', 'maya.torres', 'Early-Bird', token])
    expect(all.includes(secret), secret).toBe(false);
});

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

test('the services that are on start 2 s after the app and are told who it is, what is seen and what was paid; the collector gets the documented fields and no others [analytics-001] [analytics-002] [analytics-008] [analytics-011] [analytics-015] [analytics-016] [analytics-017] [analytics-018] [startup-022]', async ({
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
  await sendButton(page).click();
  const id = await receipt(page);
  await page.getByRole('button', { name: 'Done' }).click();
  // Everything has arrived before the clock runs ahead: a request under way would run out of time.
  await expect(page.getByRole('link', { name: /Everyday Debit.*\$20\.00.*On its way/ })).toBeVisible();
  await expect
    .poll(told)
    .toContainEqual(['Braze', 'logPurchase', 'InstantTransfer', expect.any(Number), 'USD', 1]);
  await expect(async () => {
    await page.clock.runFor(31_000);
    expect((await collected()).events.some(({ transactionID }) => transactionID === id)).toBe(true);
  }).toPass();

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
});

test('a service whose script cannot be fetched is left out, which is logged [analytics-014]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure({ ...allServices, EnableMoEngage: '0', EnableGoogleAnalytics: '0' });
  await allowServices(page);
  await page.route('https://js.appboycdn.com/**', (route) => route.abort());
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(`${message.type()} ${message.text()}`));
  await page.clock.install();
  await goHome();
  await expect(async () => {
    await page.clock.runFor(1_000);
    const { clientLogs } = (await sandbox.ask('/analytics')) as Collected;
    expect(clientLogs).toMatchObject([{ methodName: 'marketing', logMessage: 'Failed to initialize' }]);
  }).toPass();
  expect(lines).toContain('error Failed to initialize');
});

test('a load of more than a minute, or whose start is unknown, counts as 61 s [analytics-010]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const began = location.pathname === '/ewa/home' ? Date.now() - 90_000 : undefined;
    Object.defineProperty(performance, 'timeOrigin', { get: () => began });
  });
  const expectLongLoad = (path: string) =>
    expect(async () => {
      await page.clock.runFor(31_000);
      const { events } = (await sandbox.ask('/analytics')) as Collected;
      const load = events.find(
        ({ actionName, screenName }) => actionName === 'PageLoad' && screenName === path,
      );
      const durationMs = Date.parse(load?.endTime ?? '') - Date.parse(load?.startTime ?? '');
      expect([path, durationMs]).toEqual([path, 61_000]);
    }).toPass();
  await goHome();
  await expectLongLoad('/ewa/home');
  await page.goto('/ewa/history');
  await expectLongLoad('/ewa/history');
});
