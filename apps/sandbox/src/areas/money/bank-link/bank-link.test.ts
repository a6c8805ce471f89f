import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { bankLinkContract } from '@dayfare/api/money/accounts/bank-link-contract';
import {
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
  pennyTestStatus,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { seedPassphrase } from '../../../seeds/seed.ts';
import { createBrowser } from '../../../testing/browser.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { deleted } from '../accounts/own-accounts.ts';
import { instruments } from '../core/tables.ts';
import { bankLinks } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield] });
const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const linksOf = (device: Device) => device.client(bankLinkContract);
const returnTo = `${origin}/apps/loading`;
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function begin(device: Device, instrumentID = 0, redirectURL = returnTo) {
  const answer = await linksOf(device).getPlaidLinkToken({
    ...{ redirectURL, instrumentID, isRelinkAccount: instrumentID > 0 },
    ...{ isNativeDevice: false, isHosterLinkFlowEnabled: true, IsAndroidDevice: 0 },
  });
  if (answer.hosted_link_url === null) throw new Error('There is no page at the bank.');
  return { token: answer.link_token, page: answer.hosted_link_url };
}

/** Takes the steps at the bank one after another, and gives the address that the last of them leads to. */
async function atBank(page: string, ...steps: Readonly<Record<string, string>>[]): Promise<string> {
  let last = '';
  for (const step of steps) {
    const answer = await fetch(page, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(step) },
    });
    last = answer.headers.get('location') ?? (await answer.text());
  }
  return last;
}
const signIn = { step: 'login', login: 'maya', password: seedPassphrase };

async function link(device: Device, choice = '0', instrumentID = 0) {
  const { token, page } = await begin(device, instrumentID);
  await atBank(page, signIn, { step: 'choose', account: choice });
  const outcome = await linksOf(device).getBankLinkOutcome({ link_token: token });
  if (outcome.outcome !== 'success') throw new Error(`It ended as ${outcome.outcome}.`);
  return outcome;
}
const save = (device: Device, publicToken: string, id = 0) =>
  device.client(accountsContract).saveInstrument(
    {
      ...{ id, displayText: '', instrumentType: 1, instrumentSubType: 3, isDefaultSelected: false },
      ...{ imageName: 'bank', isPlaidBankRequest: true, publicToken },
    },
    { context: { idempotencyKey: publicToken } },
  );

describe('linking a bank account', () => {
  it('leads to a page on an origin of its own, and back with a state [money-099] [money-100] [money-101] [money-112]', async () => {
    const device = await sandbox.signedIn();
    const { page } = await begin(device);
    expect(new URL(page).origin).not.toBe(origin);
    const browser = createBrowser(origin);
    expect(await browser.open(page)).toBeDefined();
    const answer = await (await fetch(page)).text();
    expect(answer).toContain('Sign in to Harbor Credit Union');
    const back = await atBank(page, signIn, { step: 'choose', account: '0' });
    expect(back).toMatch(new RegExp(`^${returnTo}\\?oauth_state_id=state-[\\w-]+$`));
    expect(await (await fetch(page)).text()).toContain('This page is no longer open');
  });

  it('gives a public token and what was chosen, and saves it with a proof, ready to use [money-104] [money-111]', async () => {
    const device = await sandbox.signedIn();
    const outcome = await link(device, '1');
    expect(outcome).toMatchObject({
      metadata: {
        institution: { name: 'Harbor Credit Union' },
        account: { type: 'depository' },
        instrument_id: 0,
      },
    });
    expect(outcome.events.map(({ name }) => name)).toEqual(['LOGIN_SUCCESS', 'SUCCESS']);
    expect(await codeOf(save(device, outcome.public_token))).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    const saved = await save(device, outcome.public_token);
    expect(saved.instruments.at(-1)).toMatchObject({
      ...{ displayText: 'Harbor Credit Union', last4: outcome.metadata.account.mask, bankAccountType: 1 },
      status: instrumentStatus.toWire('Active'),
      instrumentSubType: instrumentSubType.toWire('PlaidBank'),
    });
    // Again, since the first answer may have been lost; and the same account another time.
    expect(await save(device, outcome.public_token)).toEqual(saved);
    expect(await codeOf(save(device, (await link(device, '1')).public_token))).toBe('InstrumentExists');
  });

  it('links an account again whose link has expired, without a code', async () => {
    const device = await sandbox.signedIn();
    const [account] = await sandbox.db
      .select()
      .from(instruments)
      .where(eq(instruments.employeeId, mayaTorres.id));
    const id = account?.id ?? 0;
    await sandbox.app.request('http://localhost/sandbox/accounts', {
      ...{ method: 'POST', body: JSON.stringify({ id, state: 'Disconnected' }) },
    });
    const outcome = await link(device, '0', id);
    expect(outcome.metadata).toMatchObject({ account: { mask: '4821' }, instrument_id: id });
    const saved = await save(device, outcome.public_token, id);
    expect(saved.instruments.find((one) => one.id === id)).toMatchObject({
      status: instrumentStatus.toWire('Active'),
    });
    expect(saved.instruments).toHaveLength(2);
    expect(await codeOf(save(device, (await link(device)).public_token, id))).toBe('InvalidRequest');
  });

  it('verifies an account that was typed and waits for its small deposits, with a code [money-037]', async () => {
    const device = await sandbox.signedIn();
    const { public_token } = await link(device, '1');
    const [chosen] = await sandbox.db.select().from(bankLinks).where(eq(bankLinks.publicToken, public_token));
    const { accountNumber, routingNumber } = JSON.parse(chosen?.account ?? '{}');
    await prove(sandbox, device, mayaTorres);
    const typed = await device.client(accountsContract).saveInstrument(
      {
        ...{ id: 0, displayText: '', instrumentType: 1, instrumentSubType: 4, isDefaultSelected: false },
        ...{ imageName: 'bank', bankAccount: { accountNumber, routingNumber, bankAccountType: 1 } },
      },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
    const waiting = typed.instruments.at(-1);
    expect(waiting).toMatchObject({ pennyTest: { status: pennyTestStatus.toWire('PennyNotVerified') } });
    const own = eq(instruments.employeeId, mayaTorres.id);
    expect(await codeOf(save(device, public_token))).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    const saved = await save(device, public_token);
    expect(saved.instruments).toHaveLength(await sandbox.db.$count(instruments, own));
    expect(saved.instruments.find(({ id }) => id === waiting?.id)).toMatchObject({
      status: instrumentStatus.toWire('Active'),
      verification: instrumentVerification.toWire('Active'),
      pennyTest: { status: pennyTestStatus.toWire('Verified') },
    });
    // The deposits arrive all the same, and ask for nothing.
    const told = await sandbox.db.$count(outbox);
    await sandbox.advance(4 * 24 * 3_600_000);
    expect(await sandbox.db.$count(outbox)).toBe(told);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('brings back no account but the one that is there, and none that was never verified', async () => {
    const device = await sandbox.signedIn();
    const own = eq(instruments.employeeId, mayaTorres.id);
    const [account] = await sandbox.db.select().from(instruments).where(own);
    const id = account?.id ?? 0;
    const { public_token } = await link(device, '0', id);
    const change = (values: Partial<typeof instruments.$inferInsert>) =>
      sandbox.db.update(instruments).set(values).where(eq(instruments.id, id));
    await change({ last4: '9999' });
    expect(await codeOf(save(device, public_token, id))).toBe('BankLinkOtherAccount');
    await change({
      last4: account?.last4 ?? '',
      status: instrumentStatus.toWire('PendingManualVerification'),
      verification: instrumentVerification.toWire('Pending'),
    });
    expect(await codeOf(save(device, public_token, id))).toBe('InvalidRequest');
    expect(await codeOf(begin(device, id))).toBe('InvalidRequest');
  });

  it('asks the bank of a linked account, which can be used again if that is all it waited for [money-102]', async () => {
    const device = await sandbox.signedIn();
    const own = eq(instruments.employeeId, mayaTorres.id);
    const [account] = await sandbox.db.select().from(instruments).where(own);
    const id = account?.id ?? 0;
    const change = (values: Partial<typeof instruments.$inferInsert>) =>
      sandbox.db.update(instruments).set(values).where(eq(instruments.id, id));
    const refresh = (of = id) => linksOf(device).updatePlaidAccountDetail({ id: of });
    for (const waits of ['UpdateRequired', 'PendingAutomaticVerification'] as const) {
      await change({
        status: instrumentStatus.toWire('PendingAutomaticVerification'),
        verification: instrumentVerification.toWire(waits),
      });
      const { instruments: after } = await refresh();
      expect(after.find((one) => one.id === id)).toMatchObject({
        status: instrumentStatus.toWire('Active'),
        verification: instrumentVerification.toWire('Active'),
      });
    }
    await change({
      status: instrumentStatus.toWire('PendingAutomaticVerification'),
      verification: instrumentVerification.toWire('Disconnected'),
    });
    expect(await codeOf(refresh())).toBe('BankLinkBroken');
    await change({ instrumentSubType: instrumentSubType.toWire('ManualBank') });
    expect(await codeOf(refresh())).toBe('InvalidRequest');
    expect(await codeOf(refresh(999_999))).toBe('InstrumentNotFound');
  });

  it('leaves an account removed that its owner removed while the bank was asked', async () => {
    const device = await sandbox.signedIn();
    const [account] = await sandbox.db
      .select()
      .from(instruments)
      .where(eq(instruments.employeeId, mayaTorres.id));
    const ofAccount = eq(instruments.id, account?.id ?? 0);
    const service = sandbox.server.bankLinks.get();
    if (!service) throw new Error('There is no bank.');
    sandbox.server.bankLinks.use({
      ...service,
      detailsOf: async (known) => {
        await sandbox.db.update(instruments).set({ status: deleted }).where(ofAccount);
        return service.detailsOf(known);
      },
    });
    const refresh = linksOf(device).updatePlaidAccountDetail({ id: account?.id ?? 0 });
    expect(await codeOf(refresh)).toBe('InstrumentNotFound');
    sandbox.server.bankLinks.use(service);
    const [after] = await sandbox.db.select().from(instruments).where(ofAccount);
    expect(after?.status).toBe(deleted);
  });

  it('ends without an account for somebody who leaves, mistypes or is locked out at the bank', async () => {
    const device = await sandbox.signedIn();
    const outcomeOf = (token: string) => linksOf(device).getBankLinkOutcome({ link_token: token });
    const left = await begin(device);
    expect(await outcomeOf(left.token)).toEqual({ outcome: 'expired' });
    expect(await atBank(left.page, { ...signIn, password: 'wrong' })).toContain('don’t match');
    expect(await atBank(left.page, signIn, { step: 'choose' })).toContain('Choose an account first.');
    await atBank(left.page, { step: 'cancel' });
    expect(await outcomeOf(left.token)).toMatchObject({ outcome: 'exit', error: null });
    const locked = await begin(device);
    expect(await atBank(locked.page, { ...signIn, login: 'locked' })).toContain('Online banking is locked');
    await atBank(locked.page, { step: 'locked' });
    expect(await outcomeOf(locked.token)).toMatchObject({ outcome: 'exit', error: 'ITEM_LOCKED' });
  });

  it('is one person’s alone, and good for half an hour', async () => {
    const device = await sandbox.signedIn();
    const { token, page } = await begin(device);
    await atBank(page, signIn, { step: 'choose', account: '0' });
    const other = await sandbox.signedIn(samWhitfield);
    expect(await linksOf(other).getBankLinkOutcome({ link_token: token })).toEqual({ outcome: 'expired' });
    const mine = await linksOf(device).getBankLinkOutcome({ link_token: token });
    const publicToken = mine.outcome === 'success' ? mine.public_token : '';
    await prove(sandbox, other, samWhitfield);
    expect(await codeOf(save(other, publicToken))).toBe('BankLinkExpired');
    sandbox.clock.ms += 30 * 60_000;
    const later = await sandbox.signedIn();
    expect(await codeOf(save(later, publicToken))).toBe('BankLinkExpired');
  });

  it.each([
    'https://evil.test/',
    'javascript:alert(1)',
    `${returnTo}?next=1`,
    'https://a:b@evil.test/apps/loading',
    'https://evil.test/apps/loading',
  ])('does not lead back to %s', async (redirectURL) => {
    const device = await sandbox.signedIn();
    expect(await codeOf(begin(device, 0, redirectURL))).toBe('InvalidRequest');
  });
});
