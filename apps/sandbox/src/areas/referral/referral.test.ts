import { moneyContract } from '@dayfare/api/money/contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { unsubscribeSmartInviteContract } from '@dayfare/api/public/unsubscribe-smart-invite-contract';
import { referralContract, type WireInvite } from '@dayfare/api/referral/contract';
import { transactionSource } from '@dayfare/domain/money';
import {
  invitationStatus,
  inviteChannel,
  inviteTexts,
  referralAudience,
  referralStatus,
} from '@dayfare/domain/referral';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../bench/device.ts';
import { checkLedger } from '../../ledger/check.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { outbox } from '../../platform/http/tables.ts';
import { biancaRossi } from '../../seeds/people/bianca-rossi.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../testing/open.ts';
import { prove } from '../../testing/prove.ts';
import { beginSignUp } from '../../testing/sign-up.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield, biancaRossi] });
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const day = 86_400_000;
const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const callsOf = (device: Device) => device.client(referralContract);
const anybody = () => callsOf(sandbox.device());
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const statusName = ({ status }: { status: number }) => referralStatus.fromWire(status);
const textTo = async (phone: string) => {
  const texts = await sandbox.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, phone))
    .orderBy(desc(outbox.id))
    .limit(1);
  return texts[0]?.body ?? '';
};
const codeIn = (body: string) => /code=(\w+)/.exec(body)?.[1] ?? '';
const configure = (values: Readonly<Record<string, string>>) =>
  sandbox.app.request('http://localhost/sandbox/configuration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });

async function person(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const calls = callsOf(device);
  const command: WireInvite = {
    ...{ name: 'Nina', phone: '+13035550142', audience: 2, isAdult: true },
  };
  const invite = (change: Partial<WireInvite> = {}, key?: string) =>
    calls.inviteCoworker({ ...command, ...change }, keyed(key));
  const codeFor = async (channel: 'qrCode' | 'inviteURL', audience: 'Coworker' | 'Friend' = 'Friend') => {
    const { codes } = await calls.getReferrals();
    const found = codes.find(
      (one) =>
        one.channel === inviteChannel.toWire(channel) && one.audience === referralAudience.toWire(audience),
    );
    return found?.code ?? '';
  };
  const states = async () => (await calls.getReferrals()).referrals.map(statusName);
  return { device, calls, invite, codeFor, states };
}

const records = {
  nina: { id: '4410027', lastName: 'Alvarez', birthDate: '1994-03-18', employer: 601 },
  kai: { id: '4410063', lastName: 'Doyle', birthDate: '2011-02-08', employer: 601 },
  nora: { id: '5170044', lastName: 'Lind', birthDate: '1996-05-14', employer: 517 },
  lucia: { id: 'NK7741', lastName: 'Ramos', birthDate: '2001-07-25', employer: 603 },
  theo: { id: '7700315', lastName: 'Grant', birthDate: '1990-01-09', employer: 604 },
} as const;

/** Somebody signs up, with the code of the link that led there; gives what is asked after the account is made. */
async function signUp(who: keyof typeof records, mobileNumber: string, ReferralCode?: string) {
  const record = records[who];
  const one = await beginSignUp(sandbox, { mobileNumber });
  await one.enterCode({ ReferralCode });
  await one.send('EmployerInput', { EnrollmentData: { EmployerID: record.employer } });
  const person = { FirstName: who, LastName: record.lastName, Email: `${who}@example.com` };
  const { next } = await one.send('PersonalInfoInput', { EnrollmentData: person });
  if (next === 'IdScanInput') await one.send('IdScanInput');
  if (next === 'MoreLoginSplash') await one.send('MoreLoginSplash');
  await one.send('EmployeeIdInput', { EnrollmentData: { EmployeeID: record.id } });
  await one.send('EmployeeDetailsInput', { DOB: record.birthDate });
  await one.send('PasswordInput', { Password: 'Sunday-Walk-77!', MatchedStatus: 4 });
  return { ...one, made: await one.send('CreatingAccount') };
}

describe('an invitation by text', () => {
  it('is sent once to somebody, says who invites, and becomes a reward in the books when they enrol [referral-003] [referral-007] [referral-009]', async () => {
    const { device, calls, invite, states } = await person();
    const key = crypto.randomUUID();
    const sent = await invite({}, key);
    expect(sent).toMatchObject({ name: 'Nina', channel: 0, audience: 2, reward: null });
    expect([statusName(sent), invitationStatus.fromWire(sent.invitationStatus)]).toEqual(['Sent', 'Sent']);
    expect((await invite({}, key)).referralID).toBe(sent.referralID);
    const body = await textTo('+13035550142');
    expect(body).toMatch(/^Maya T\. invites you to Dayfare/);
    expect(body).toContain('18 or older');
    // What the inviter typed doesn't go out in our name.
    expect(body).not.toContain('Nina');
    const code = codeIn(body);
    expect(await anybody().getInvitation({ code })).toEqual({
      ...{ state: 'open', inviterName: 'Maya T.', employerName: null },
    });
    const { made, send } = await signUp('nina', '3035550142', code);
    expect(made.next).toBe('GetCard');
    expect((await send('ReferralScreen', { ReferralCode: code })).next).toBe('GetCard');
    expect(await states()).toEqual(['Success_Enrollment']);
    await sandbox.advance(60_000);
    const after = await calls.getReferrals();
    expect(after).toMatchObject({ enrolled: 1, earned: 15 });
    expect(after.referrals).toMatchObject([
      { reward: 15, expiresAt: null, invitationStatus: invitationStatus.toWire('Joined') },
    ]);
    expect(await states()).toEqual(['ReferralProcessed']);
    const { transactionDetails } = await device.client(moneyContract).getTransactionHistory({
      TransactionHistoryFilter: {
        TransactionStatus: '',
        TransactionSource: [transactionSource.toWire('Incentive_Referrals')],
      },
    });
    expect(transactionDetails).toMatchObject([{ amount: 15, title: 'Referral reward' }]);
    expect(await textTo(`+1${mayaTorres.mobile}`)).toMatch(/Nina has joined, and your \$15\.00 reward/);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('goes to nobody twice, whoever invites, nor to who wants none, and no reason is told', async () => {
    const maya = await person();
    const sam = await person(samWhitfield);
    await maya.invite();
    expect(await codeOf(maya.invite())).toBe('ReferralNumberNotInvitable');
    expect(await codeOf(sam.invite())).toBe('ReferralNumberNotInvitable');
    const stop = /token=([\w-]+)/.exec(await textTo('+13035550142'))?.[1] ?? '';
    await sandbox
      .device()
      .client(unsubscribeSmartInviteContract)
      .unsubscribeSmartInvite({
        ...{ token: stop, updatedBy: 1 },
      });
    await sandbox.db.execute(sql`delete from referrals`);
    expect(await codeOf(sam.invite())).toBe('ReferralNumberNotInvitable');
    expect(await codeOf(maya.invite({ phone: `+1${mayaTorres.mobile}` }))).toBe('ReferralNumberIsOwn');
    // An account is nobody else's business either.
    expect(await codeOf(maya.invite({ phone: `+1${samWhitfield.mobile}` }))).toBe('done');
  });

  it('is one of two who ask at the same moment', async () => {
    const [maya, sam] = [await person(), await person(samWhitfield)];
    const both = await Promise.all([codeOf(maya.invite()), codeOf(sam.invite())]);
    expect(both.toSorted()).toEqual(['ReferralNumberNotInvitable', 'done']);
  });

  it('is one of a few a day and a month', async () => {
    const { calls, invite } = await person();
    const number = (index: number) => `+130355503${String(index).padStart(2, '0')}`;
    let sent = 0;
    for (let days = 0; days < 4; days += 1) {
      for (let count = 0; count < inviteTexts.perDay; count += 1) await invite({ phone: number(sent++) });
      expect((await calls.getReferrals()).textsLeft).toBe(0);
      expect(await codeOf(invite({ phone: '+13035550399' }))).toBe('ReferralTextsExhausted');
      await sandbox.advance(day + 60_000);
    }
    expect(sent).toBe(inviteTexts.perMonth);
    const later = await person();
    expect(await codeOf(later.invite({ phone: '+13035550399' }))).toBe('ReferralTextsExhausted');
  });

  it('needs a name, an adult, and somebody who can be invited [referral-005] [referral-008]', async () => {
    const { invite } = await person();
    expect(await codeOf(invite({ isAdult: false }))).toBe('ReferralNotAdult');
    expect(await codeOf(invite({ name: ' ' }))).toBe('InvalidRequest');
    expect(await codeOf(invite({ audience: 0 }))).toBe('InvalidRequest');
    await configure({ ReferralAudience: 'Friend' });
    expect(await codeOf(invite({ audience: 1 }))).toBe('InvalidRequest');
    await configure({ ReferralAudience: 'Coworker' });
    expect(await codeOf(invite({ audience: 2 }))).toBe('InvalidRequest');
    expect(await codeOf(invite({ audience: 1 }))).toBe('done');
    const sam = await person(samWhitfield);
    expect((await sam.calls.getReferrals()).codes).toEqual([]);
    await configure({ ReferralAudience: 'Both' });
    const { codes } = await sam.calls.getReferrals();
    expect(codes.map(({ audience }) => referralAudience.fromWire(audience))).toEqual(['Friend', 'Friend']);
  });

  it('expires, and so does a sign-up that was left; a link begins it anew [referral-002]', async () => {
    const maya = await person();
    await maya.invite();
    const code = codeIn(await textTo('+13035550142'));
    await sandbox.advance(30 * day);
    const later = await person();
    expect(await later.states()).toEqual(['Expired']);
    expect(await anybody().getInvitation({ code })).toMatchObject({ state: 'ended', inviterName: null });
    const one = await beginSignUp(sandbox, { mobileNumber: '3035550142' });
    await one.enterCode({ ReferralCode: await later.codeFor('inviteURL') });
    expect(await later.states()).toEqual(['Pending']);
    await sandbox.advance(30 * day);
    expect(await (await person()).states()).toEqual(['ReferralExpired']);
  });
});

describe('a code that is passed on', () => {
  it('is one for each way and audience, the same every time, and tells which one was used [referral-004]', async () => {
    const { calls, codeFor } = await person();
    const { codes } = await calls.getReferrals();
    expect(codes.map(({ channel, audience }) => [channel, audience]).toSorted()).toEqual([
      ...[
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ],
    ]);
    expect((await calls.getReferrals()).codes).toEqual(codes);
    expect(codes[0]?.link).toMatch(/\/welcome\/invited\?code=[A-Z2-9]{8}$/);
    const code = await codeFor('qrCode', 'Coworker');
    expect(await anybody().getInvitation({ code: code.toLowerCase() })).toEqual({
      ...{ state: 'open', inviterName: 'Maya T.', employerName: 'Harbor Fresh Market' },
    });
    await signUp('nina', '3035550142', code);
    expect((await calls.getReferrals()).referrals).toMatchObject([{ name: null, channel: 1, audience: 1 }]);
  });

  it('pays 15, 30 and 50 in all for one, two and three people, and nothing for a fourth [referral-007]', async () => {
    const { calls, codeFor, states } = await person();
    const code = await codeFor('inviteURL');
    const earned: number[] = [];
    for (const [index, who] of (['nina', 'nora', 'lucia', 'theo'] as const).entries()) {
      await signUp(who, `303555016${index}`, code);
      await sandbox.advance(60_000);
      earned.push((await calls.getReferrals()).earned);
    }
    expect(earned).toEqual([15, 30, 50, 50]);
    expect(await states()).toEqual([
      ...['Success_Enrollment', 'ReferralProcessed', 'ReferralProcessed', 'ReferralProcessed'],
    ]);
    expect((await calls.getReferrals()).referrals[0]).toMatchObject({ reward: null });
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('can be typed at the end of a sign-up, by adults only [referral-008] [enrollment-044]', async () => {
    const { codeFor, states } = await person();
    const code = await codeFor('inviteURL');
    const kai = await signUp('kai', '3035550171', code);
    expect(kai.made.next).toBe('ReferralScreen');
    expect(await codeOf(kai.send('ReferralScreen', { ReferralCode: code, isAdult: true }))).toBe(
      'ReferralTooYoung',
    );
    expect((await kai.send('ReferralScreen')).next).toBe('GetCard');
    const nina = await signUp('nina', '3035550172');
    expect(nina.made.next).toBe('ReferralScreen');
    expect(await codeOf(nina.send('ReferralScreen', { ReferralCode: 'FRIEND-1234' }))).toBe(
      'ReferralCodeUnknown',
    );
    expect(await codeOf(nina.send('ReferralScreen', { ReferralCode: 'ABCDEFGH' }))).toBe(
      'ReferralCodeUnknown',
    );
    const typed = ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
    expect((await nina.send('ReferralScreen', { ReferralCode: typed })).next).toBe('GetCard');
    expect((await nina.send('ReferralScreen', { ReferralCode: typed })).next).toBe('GetCard');
    expect((await states()).toSorted()).toEqual(['ReferralExpired', 'Success_Enrollment']);
  });

  it('counts the word of somebody whose birthday nobody knows', async () => {
    const { codeFor, states } = await person();
    const code = await codeFor('inviteURL');
    const one = await beginSignUp(sandbox, { mobileNumber: '3035550173' });
    await one.enterCode({ ReferralCode: code });
    expect(await states()).toEqual(['Pending']);
    await configure({ IsDirectEnrollmentRestricted: '1' });
    await one.send('EmployerInput', { CreateDayfareDirectUser: true });
    await one.send('PersonalInfoInput', {
      EnrollmentData: { FirstName: 'Ola', LastName: 'Lind', Email: 'ola@example.com' },
    });
    await one.send('PasswordInput', { Password: 'Sunday-Walk-77!', MatchedStatus: 0 });
    expect((await one.send('CreatingAccount')).next).toBe('ReferralScreen');
    expect(await codeOf(one.send('ReferralScreen', { ReferralCode: code }))).toBe('ReferralAgeUnknown');
    expect((await one.send('ReferralScreen', { ReferralCode: code, isAdult: true })).next).toBe('GetCard');
    expect(await states()).toEqual(['Success_Enrollment']);
  });

  it('leads to nothing once who invites has left or asked to, or the programme is over; nobody can guess one', async () => {
    const sam = await person(samWhitfield);
    const code = await sam.codeFor('inviteURL');
    await signUp('nina', '3035550174', code);
    await configure({ EnableReferrals: '0' });
    expect(await anybody().getInvitation({ code })).toMatchObject({ state: 'ended' });
    expect(await codeOf(sam.invite())).toBe('ReferralNotOpen');
    expect(await sam.calls.getReferrals()).toMatchObject({ isOpen: false, codes: [], enrolled: 1 });
    await configure({ EnableReferrals: '1' });
    await prove(sandbox, sam.device, samWhitfield);
    await sam.device.client(pauseOrCloseContract).closeService({ isConfirmed: true });
    expect(await anybody().getInvitation({ code })).toMatchObject({ state: 'ended' });
    await sandbox.advance(60_000);
    const [paid] = rowsOf<{ count: number }>(
      await sandbox.db.execute(
        sql`select count(*)::int as count from rewards where employee_id = ${samWhitfield.id}`,
      ),
    );
    expect(paid?.count).toBe(0);
    for (let tries = 0; tries < 30; tries += 1)
      expect(await anybody().getInvitation({ code: 'ABCDEFGH' })).toMatchObject({ state: 'unknown' });
    expect(await codeOf(anybody().getInvitation({ code }))).toBe('TooManyRequests');
  });
});

it('the people the server begins with have invitations in every state, and no number is readable [referral-006]', async () => {
  const { calls } = await person(biancaRossi);
  const { referrals, earned } = await calls.getReferrals();
  expect(referrals.map((one) => [statusName(one), invitationStatus.fromWire(one.invitationStatus)])).toEqual([
    ['Sent', 'Sent'],
    ['Pending', 'NotSent'],
    ['ReferralExpired', 'NotSent'],
    ['Expired', 'Sent'],
    ['ReferralProcessed', 'Joined'],
  ]);
  expect(earned).toBe(15);
  const kept = JSON.stringify(rowsOf(await sandbox.db.execute(sql`select * from referrals`)));
  expect(kept).not.toContain('Marcus');
  expect(kept).not.toContain('5550196');
});
