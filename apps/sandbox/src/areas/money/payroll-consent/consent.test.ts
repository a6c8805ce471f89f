import { moneyContract } from '@dayfare/api/money/contract';
import { payrollConsentContract } from '@dayfare/api/money/settings/payroll-consent-contract';
import { payrollConsentOutcome, payrollConsentStatus } from '@dayfare/domain/money';
import { consentAddress } from '@dayfare/domain/session';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { seedPassphrase } from '../../../seeds/index.ts';
import { amaraNwosu } from '../../../seeds/people/amara-nwosu.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, amaraNwosu] });
await sandbox.listen(0);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 86_400_000;

async function signedIn(who = amaraNwosu) {
  const device = await sandbox.signedIn(who);
  const consent = device.client(payrollConsentContract);
  return {
    consent,
    money: device.client(moneyContract),
    statusNow: async () => payrollConsentStatus.fromWire((await consent.getPayrollConsent()).status),
    end: async (state: string, code: string) =>
      payrollConsentOutcome.fromWire((await consent.endPayrollConsent({ state, code })).outcome),
  };
}

/** The address of the provider's page for a visit. */
const pageOf = (state: string, returnTo = 'http://localhost/ewa/payroll-consent') =>
  consentAddress({
    base: sandbox.server.payrollProvider.get()?.address ?? '',
    returnUrl: `${returnTo}?state=${state}`,
    loginType: 'employee',
  });

/** Signs in at the provider's page and presses a button; returns the code that it leads back with. */
async function visit(state: string, step: string, login: string | null = 'amara.nwosu') {
  const { url } = await fetch(pageOf(state));
  const post = (fields: Record<string, string>) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  if (login !== null) await post({ step: 'login', login, password: seedPassphrase });
  const location = (await post({ step })).headers.get('location') ?? '';
  return URL.parse(location)?.searchParams.get('code') ?? '';
}

it('hours stop where the consent has ended, and are there again once it is given', async () => {
  const earlier = await signedIn();
  const before = await earlier.consent.getPayrollConsent();
  expect(before).toMatchObject({ status: 4, provider: 'Summit Payroll' });
  const funds = await earlier.money.getAvailableFunds();
  expect(funds.nextUpdateAt).toBeNull();
  sandbox.clock.ms += day;
  const amara = await signedIn();
  expect((await amara.money.getAvailableFunds()).breakdown.earned).toBe(funds.breakdown.earned);
  const { state } = await amara.consent.beginPayrollConsent();
  expect(await amara.end(state, await visit(state, 'allow'))).toBe('Granted');
  const after = await amara.money.getAvailableFunds();
  expect(after.breakdown.earned).toBeGreaterThan(funds.breakdown.earned);
  expect(after.nextUpdateAt).not.toBeNull();
  const known = await amara.consent.getPayrollConsent();
  expect(known.knownThrough > before.knownThrough).toBe(true);
  await expect(amara.consent.beginPayrollConsent()).rejects.toMatchObject({ code: 'ConsentNotNeeded' });
  sandbox.clock.ms += 91 * day;
  expect(await (await signedIn()).statusNow()).toBe('Expired');
});

it('a refusal is kept; leaving, and somebody else’s sign-in, change nothing', async () => {
  const amara = await signedIn();
  const begin = async () => (await amara.consent.beginPayrollConsent()).state;
  const left = await begin();
  expect(await amara.end(left, await visit(left, 'cancel', null))).toBe('Cancelled');
  const other = await begin();
  expect(await amara.end(other, await visit(other, 'allow', 'maya.torres'))).toBe('OtherPerson');
  expect(await amara.statusNow()).toBe('Expired');
  const refused = await begin();
  expect(await amara.end(refused, await visit(refused, 'decline'))).toBe('Declined');
  expect(await amara.statusNow()).toBe('Declined');
});

it('a visit ends once, for whoever began it, within its time, and with a code of its own', async () => {
  const amara = await signedIn();
  const maya = await signedIn(mayaTorres);
  const begin = async () => (await amara.consent.beginPayrollConsent()).state;
  const [one, two] = [await begin(), await begin()];
  const code = await visit(one, 'allow');
  expect(await maya.end(one, code)).toBe('Expired');
  expect(await amara.end(two, code)).toBe('Expired');
  expect(await amara.end(one, code)).toBe('Expired');
  expect(await amara.end(one, 'made-up')).toBe('Expired');
  expect(await amara.statusNow()).toBe('Expired');
  await expect(maya.consent.beginPayrollConsent()).rejects.toMatchObject({ code: 'ConsentNotNeeded' });
  expect(await maya.statusNow()).toBe('NotNeeded');
});

it('the provider’s page leads nowhere but to the page that was announced', async () => {
  const amara = await signedIn();
  const { state } = await amara.consent.beginPayrollConsent();
  for (const address of [
    pageOf(state, 'https://elsewhere.example/ewa/payroll-consent'),
    pageOf(state, 'http://localhost/ewa/home'),
    pageOf(state).replace('oauthLogin=true', 'oauthLogin=false'),
  ])
    expect(await (await fetch(address)).text()).toContain('This page is no longer open');
});
