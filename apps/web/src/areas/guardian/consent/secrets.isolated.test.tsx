import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecording } from '../../../platform/analytics/marketing/recording.ts';
import { startAnalytics } from '../../../platform/analytics/start.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

// jsdom measures nothing; the measuring has its own test.
vi.mock('../../../platform/analytics/web-vitals.ts', () => ({ measureVitals: () => undefined }));

const server = useSandbox();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const everythingIn = (storage: Storage) =>
  Object.keys(storage).map((key) => `${key}=${storage.getItem(key)}`);

it('Forbe and Color are in the bodies of the calls alone: in no storage, history, address, log, or report [guardian-002]', async () => {
  const link = await server.sandbox.guardianLink(people.nia);
  const query = new URLSearchParams(link.split('?')[1]);
  const secrets = [query.get('Forbe') ?? '', query.get('Color') ?? ''];
  const seen: string[] = [];
  const { fetch: real } = server.network;
  Object.assign(server.network, {
    fetch: ((input, init) => {
      const { url, headers } = new Request(input, init);
      seen.push(url, JSON.stringify([...headers]));
      return real(input, init);
    }) satisfies typeof fetch,
  });
  const page = await server.open(link, { after: ['/faqs'] });
  await untilAt(page, '/microsite-esign');
  const marketing = createRecording();
  startAnalytics(page.app, { local: server.local, adapters: [marketing] });
  page.app.navigation.watch(({ location, navigation }) => {
    seen.push(location.search, navigation.location?.search ?? '');
  });
  // Something fails too, and is logged.
  await server.sandbox.fault({
    match: 'MinorUser/SaveEsignDateTimeStamp',
    kind: 'status',
    status: 500,
    times: 1,
  });
  await arriveAt('Nia needs your permission');
  for (const name of [/sign electronically/, /e-sign disclosures/])
    await page.user.click(await screen.findByRole('checkbox', { name }));
  await press(page, 'I agree');
  await screen.findByText('We couldn’t save that');
  await press(page, 'I agree');
  await arriveAt('May Nia have the card?');
  await vi.advanceTimersByTimeAsync(31_000);
  const reported = await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      const all = JSON.stringify(await server.sandbox.ask('/analytics'));
      expect(all).toContain('/microsite-consent-form');
      expect(all).toContain('guardian.esign');
      return all;
    },
    { timeout: 100_000 },
  );
  await page.router.navigate(-1);
  const before = page.here();
  await page.router.navigate(-1);
  const places = {
    address: [page.here(), before, window.location.href],
    local: everythingIn(server.local),
    tab: everythingIn(page.app.tab),
    requests: seen,
    reports: [reported, JSON.stringify(marketing.calls)],
    sent: ['main/LogClientCalls', 'api/appbits'].map((path) =>
      JSON.stringify(server.network.sent(path).map(({ body }) => body)),
    ),
  };
  expect(secrets.map((secret) => secret.length)).toEqual([43, 43]);
  expect(places.local.filter((entry) => entry.includes('microsite'))).toEqual([]);
  expect(places.tab.some((entry) => entry.startsWith('secretParameters='))).toBe(true);
  for (const [place, texts] of Object.entries(places))
    for (const text of texts)
      for (const secret of secrets)
        expect(text.includes(secret), `${place}: ${text.slice(0, 80)}`).toBe(false);
}, 120_000);

it('within the app they are taken out of an address, too, however they are spelled', async () => {
  const link = await server.sandbox.guardianLink(people.nia);
  const page = await server.open('/faqs');
  await arriveAt('Questions and answers');
  const query = link.split('?')[1]?.replace('Forbe=', 'fORBE=').replace('Color=', 'color=');
  await page.app.navigation.go(`/Microsite-Esign/?${query}&lang=en`);
  await arriveAt('Nia needs your permission');
  expect(page.here()).toMatch(/\?lang=en$/);
  await page.router.navigate(-1);
  await untilAt(page, '/faqs');
});
