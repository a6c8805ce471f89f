import { enrollmentContract } from '@dayfare/api/enrollment/contract';
import { scanContract } from '@dayfare/api/enrollment/scan-contract';
import { userContract } from '@dayfare/api/enrollment/user-contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { deviceContract } from '@dayfare/api/session/device-contract';
import { upload } from '@dayfare/api/upload';
import { clientType, enrollmentScreen, registrationStatus } from '@dayfare/domain/enrollment';
import { desc, eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { rowsOf } from '../../platform/db/rows.ts';
import { outbox } from '../../platform/http/tables.ts';
import { people } from '../../seeds/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';
import { newDatabase } from '../../testing/postgres/database.ts';
import { beginSignUp, codeSentTo } from '../../testing/sign-up.ts';
import { termsDocuments } from '../contracts/index.ts';
import { employees } from '../session/index.ts';
import { seededNumbers, trustScores } from './newcomers.ts';
import { enrollments } from './tables.ts';
import { writeDocument } from './test-document.ts';

const lines: string[] = [];
const log = (line: { readonly reference?: string | undefined }) => void lines.push(line.reference ?? '');
const databaseUrl = await newDatabase();
const sandbox = await openSandbox({ seeds: [mayaTorres], log, databaseUrl });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const reference = 'TEST42';
const number = '3035550199';
const client = () => sandbox.device().client(enrollmentContract);

afterEach(() => sandbox.app.request('http://localhost/sandbox/configuration/clear', { method: 'POST' }));
/** Changes values of the configuration for this test. */
const configure = (values: Readonly<Record<string, string>>) =>
  sandbox.app.request('http://localhost/sandbox/configuration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });

const begin = (mobileNumber = number, dialingCode = '1') =>
  beginSignUp(sandbox, { mobileNumber, dialingCode, reference });
const lastCode = (recipient = `+1${number}`) => codeSentTo(sandbox, recipient);

/** A sign-up at Harbor Foods Market up to the employee id. */
async function untilEmployeeId(mobileNumber = number, lastName = 'Alvarez') {
  const one = await begin(mobileNumber);
  await one.enterCode();
  await one.send('EmployerInput', { EnrollmentData: { EmployerID: 601 } });
  const person = { FirstName: 'Nina', LastName: lastName, Email: `nina.${mobileNumber}@example.com` };
  const { next } = await one.send('PersonalInfoInput', { EnrollmentData: person });
  expect(next).toBe('EmployeeIdInput');
  return one;
}

const nina = { EnrollmentData: { EmployeeID: '4410027' } };
const password = 'Sunday-Walk-77!';

describe('a sign-up', () => {
  it('ends in an account with the wages so far, and its token signs in once [enrollment-004] [enrollment-019] [enrollment-008] [enrollment-011] [enrollment-020] [enrollment-023]', async () => {
    const { send } = await untilEmployeeId();
    expect((await send('EmployeeIdInput', nina)).next).toBe('EmployeeDetailsInput');
    const found = await send('EmployeeDetailsInput', { DOB: '1994-03-18' });
    expect(found).toMatchObject({ next: 'PasswordInput', matchedStatus: 4 });
    expect((await send('PasswordInput', { Password: password, MatchedStatus: 4 })).next).toBe(
      'CreatingAccount',
    );
    const { enrollmentCode, next } = await send('CreatingAccount');
    expect(next).toBe('ReferralScreen');
    expect(enrollmentCode?.accessibleAmount).toBeGreaterThan(0);
    expect((await send('CreatingAccount')).enrollmentCode).toBeNull();
    expect((await send('ReferralScreen')).next).toBe('GetCard');
    const signedIn = await sandbox.device().signIn(`nina.${number}@example.com`, password);
    expect(signedIn.userID).toBe(enrollmentCode?.userID);
    const [made] = await sandbox.db
      .select({ birthDate: employees.birthDate })
      .from(employees)
      .where(eq(employees.id, signedIn.userID));
    expect(made?.birthDate).toBe('1994-03-18');
  });

  it('keeps the campaign whose link led to it, and where it was begun [enrollment-018] [enrollment-045]', async () => {
    const { enterCode, send } = await begin();
    await enterCode();
    const employer = { EnrollmentData: { EmployerID: 601 } };
    await send('EmployerInput', { ...employer, utm_campaign: 'spring', RequestType: 7 });
    const [kept] = await sandbox.db.select().from(enrollments).orderBy(desc(enrollments.id)).limit(1);
    expect(kept).toMatchObject({ campaign: 'spring', requestType: 7 });
  });

  it('hands its person over with all that a stored user holds, on a device that the password makes trusted [enrollment-005] [session-006]', async () => {
    const { send } = await untilEmployeeId();
    await send('EmployeeIdInput', nina);
    await send('EmployeeDetailsInput', { DOB: '1994-03-18' });
    await send('PasswordInput', { Password: password, MatchedStatus: 4 });
    const { enrollmentCode } = await send('CreatingAccount');
    const device = sandbox.device();
    const token = enrollmentCode?.authToken ?? '';
    const user = await device.adopt(await device.client(businessContract).getOuathUserByToken({ token }));
    expect(user).toMatchObject({
      ...{ userID: enrollmentCode?.userID, id: enrollmentCode?.userID, userType: 4, businessId: 601 },
      ...{ companyName: 'Harbor Foods Market', dayfareRegionID: 1, mobileNumber: number },
      ...{ userName: `nina.${number}@example.com`, emailAddress: `nina.${number}@example.com` },
    });
    expect(user.businesses).toHaveLength(1);
    expect(user.authToken).not.toBe('');
    const save = () =>
      device.client(deviceContract).saveDeviceInfo({
        ...{ recordDateTime: '2026-10-16T16:00:00Z', appState: 0 },
        clientMachine: { DeviceId: 'device' },
      });
    const contractIds = termsDocuments.map(({ id }) => id).join(',');
    await device.client(userContract).saveEnrollmentAgreements({ contractIds, userSentBrandingType: '0' });
    expect(await save()).toMatchObject({ isTrustedDevice: false });
    await device.signIn(user.emailAddress ?? '', password);
    expect(await save()).toMatchObject({ isTrustedDevice: true });
  });

  it('takes the whole payload of the documents, and keeps what it says of the campaign and the device [enrollment-007] [enrollment-014] [enrollment-055]', async () => {
    const { enterCode, send } = await begin();
    await enterCode();
    await send('EmployerInput', {
      EnrollmentData: { EmployerID: 601 },
      ...{ CreateDayfareDirectUser: false, UserID: 0, Username: '', registerationStatus: 1 },
      ...{ isValidatePin: false, ClientSignature: 'device-1', attemptCount: 3, userType: 4, CampaignType: 5 },
      ...{ isCardExist: false, authAccountID: null, isPayrollCardUser: false, isBack: false },
      ...{ isOnLanding: true, utm_campaign: 'spring', ClientType: 5 },
    });
    const [kept] = await sandbox.db.select().from(enrollments).orderBy(desc(enrollments.id)).limit(1);
    expect(kept).toMatchObject({ campaignType: 5, clientSignature: 'device-1', campaign: 'spring' });
    expect(clientType.fromWire(kept?.clientType ?? 0)).toBe('MobileWeb');
    for (const unknown of [{ CampaignType: 6 }, { ClientType: 6 }, { ClientType: -1 }])
      await expect(
        send('EmployerInput', { EnrollmentData: { EmployerID: 601 }, ...unknown }),
      ).rejects.toMatchObject({ code: 'InvalidRequest' });
  });

  it('shows what is read out to support in the log, refused or not', async () => {
    lines.length = 0;
    const { send } = await begin();
    await expect(send('EmployerInput')).rejects.toMatchObject({ code: 'InvalidRequest' });
    expect(lines).toEqual([reference, reference, reference]);
  });

  it('does not skip a screen, and asks again for what depends on a changed one', async () => {
    const { send } = await untilEmployeeId();
    await expect(send('PasswordInput', { Password: password })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
    await send('EmployeeIdInput', nina);
    await send('EmployeeDetailsInput', { DOB: '1994-03-18' });
    expect((await send('EmployerInput', { EnrollmentData: { EmployerID: 604 } })).next).toBe(
      'PersonalInfoInput',
    );
    await expect(send('PasswordInput', { Password: password })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
  });

  it('is found three times a day at most, by number, however often it is begun [enrollment-006]', async () => {
    const first = await untilEmployeeId();
    await first.send('EmployeeIdInput', nina);
    const wrong = { DOB: '1994-03-19' };
    expect(await first.send('EmployeeDetailsInput', wrong)).toMatchObject({ attemptCount: 2 });
    expect(await first.send('EmployeeDetailsInput', wrong)).toMatchObject({ attemptCount: 1 });
    const again = await untilEmployeeId();
    await again.send('EmployeeIdInput', nina);
    expect(await again.send('EmployeeDetailsInput', wrong)).toMatchObject({ attemptCount: 0 });
    await expect(again.send('EmployeeDetailsInput', { DOB: '1994-03-18' })).rejects.toMatchObject({
      code: 'EmployeeDetailsAttemptsExpired',
    });
  });

  it('is guessed nine times a day at most, from however many numbers', async () => {
    for (const mobile of ['3035550211', '3035550212', '3035550213']) {
      const { send } = await untilEmployeeId(mobile);
      await send('EmployeeIdInput', nina);
      for (let tries = 0; tries < 3; tries += 1) await send('EmployeeDetailsInput', { DOB: '1994-03-19' });
    }
    const { send } = await untilEmployeeId('3035550214');
    await send('EmployeeIdInput', nina);
    await expect(send('EmployeeDetailsInput', { DOB: '1994-03-18' })).rejects.toMatchObject({
      code: 'EmployeeDetailsAttemptsExpired',
    });
  });

  it('lets the owner of a record go on at once with the employer’s code, in one sign-up, however often others have guessed', async () => {
    for (const mobile of ['3035550211', '3035550212', '3035550213']) {
      const { send } = await untilEmployeeId(mobile);
      await send('EmployeeIdInput', nina);
      for (let tries = 0; tries < 3; tries += 1) await send('EmployeeDetailsInput', { DOB: '1994-03-19' });
    }
    const asked = await sandbox.app.request('http://localhost/sandbox/newcomers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ employeeNumber: '4410027' }),
    });
    const { code: EmployerCode } = (await asked.json()) as { readonly code: string };
    const { send } = await untilEmployeeId('3035550214');
    await send('EmployeeIdInput', nina);
    const right = { DOB: '1994-03-18' };
    const wrongCode = { ...right, EmployerCode: 'ABCD-EFGH-JKLM-NPQR' };
    await expect(send('EmployeeDetailsInput', wrongCode)).rejects.toMatchObject({
      code: 'EmployerCodeUnknown',
    });
    const mistyped = { DOB: '1994-03-19', EmployerCode: EmployerCode.toLowerCase() };
    expect(await send('EmployeeDetailsInput', mistyped)).toMatchObject({ matchedStatus: 0, attemptCount: 4 });
    expect(await send('EmployeeDetailsInput', right)).toMatchObject({ next: 'PasswordInput' });
    const other = await untilEmployeeId('3035550215');
    await other.send('EmployeeIdInput', nina);
    await expect(other.send('EmployeeDetailsInput', { ...right, EmployerCode })).rejects.toMatchObject({
      code: 'EmployerCodeUnknown',
    });
  });

  it('takes one step after the other: no other record slips in while details are compared', async () => {
    const other = await openSandbox({ seeds: [mayaTorres], databaseUrl });
    const { send, begun } = await untilEmployeeId();
    await send('EmployeeIdInput', nina);
    const waiting = async () =>
      rowsOf<{ count: number }>(
        await sandbox.db.execute(sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      )[0]?.count ?? 0;
    // Comparing details counts them first: held up there, it has read the record's number and written nothing.
    const [details, number] = await sandbox.db.transaction(async (tx) => {
      await tx.execute(sql`lock table quotas in exclusive mode`);
      const compared = send('EmployeeDetailsInput', { DOB: '1994-03-18' });
      await expect.poll(waiting).toBe(1);
      const changed = other
        .device()
        .client(enrollmentContract)
        .processEnrollmentRequest({
          EnrollmentReferenceID: begun.EnrollmentReferenceID,
          CurrentScreen: enrollmentScreen.toWire('EmployeeIdInput'),
          EnrollmentData: { EmployeeID: '4410063' },
        });
      const second = expect.poll(waiting).toBe(2);
      await Promise.race([changed, second]);
      return [compared, changed] as const;
    });
    await Promise.all([details, number]);
    await other.close();
    const [kept] = await sandbox.db.select().from(enrollments).orderBy(desc(enrollments.id)).limit(1);
    expect(kept).toMatchObject({ employeeNumber: '4410063', isMatched: false });
    await expect(send('PasswordInput', { Password: password, MatchedStatus: 4 })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
  });

  it('compares the details once more when the account is opened', async () => {
    const { send } = await untilEmployeeId();
    await send('EmployeeIdInput', nina);
    await send('EmployeeDetailsInput', { DOB: '1994-03-18' });
    await send('PasswordInput', { Password: password, MatchedStatus: 4 });
    await sandbox.db.update(enrollments).set({ employeeNumber: '4410063' });
    await expect(send('CreatingAccount')).rejects.toMatchObject({ code: 'VerificationRequired' });
  });

  it('with another country’s number whose national digits are taken is refused with its code', async () => {
    const { enterCode, send } = await begin(mayaTorres.mobile, '52');
    expect(await enterCode()).toMatchObject({
      next: 'PINCodeInput',
      registerationStatus: registrationStatus.toWire('PhoneCarrierNotValidated'),
    });
    await expect(send('EmployerInput', { EnrollmentData: { EmployerID: 601 } })).rejects.toThrow();
  });

  it('opens one account for a record, whoever asks twice', async () => {
    const people = await Promise.all(['3035550201', '3035550202'].map((mobile) => untilEmployeeId(mobile)));
    for (const { send } of people) {
      await send('EmployeeIdInput', nina);
      await send('EmployeeDetailsInput', { DOB: '1994-03-18' });
      await send('PasswordInput', { Password: password, MatchedStatus: 4 });
    }
    const ends = await Promise.allSettled(people.map(({ send }) => send('CreatingAccount')));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find((end) => end.status === 'rejected')).toMatchObject({
      reason: { code: 'AlreadyRegisterUser' },
    });
  });
});

describe('direct enrollment', () => {
  const alone = { CreateDayfareDirectUser: true, CampaignType: 2 };

  it('is refused while it is closed', async () => {
    const { enterCode, send } = await begin();
    await enterCode();
    await expect(send('EmployerInput', alone)).rejects.toMatchObject({ code: 'InvalidRequest' });
  });

  it('makes a direct user without an employer, and remembers what led to the account [enrollment-014] [enrollment-050]', async () => {
    await configure({ IsDirectEnrollmentRestricted: '1' });
    const { enterCode, send } = await begin();
    await enterCode();
    expect((await send('EmployerInput', alone)).next).toBe('PersonalInfoInput');
    const email = 'ida@example.com';
    const person = { EnrollmentData: { FirstName: 'Ida', LastName: 'Okoye', Email: email } };
    expect((await send('PersonalInfoInput', person)).next).toBe('PasswordInput');
    await send('PasswordInput', { Password: password });
    expect((await send('CreatingAccount')).enrollmentCode).toMatchObject({ accessibleAmount: 0 });
    const user = await sandbox.device().signIn(email, password);
    expect(user).toMatchObject({ userType: 10, businesses: [], campaignType: 2, payrollProvider: 0 });
  });
});

describe('a payroll provider', () => {
  it('stands in the employer’s record, and goes along with the people who sign up there [enrollment-015] [enrollment-016]', async () => {
    const [hotels] = await client().findEmployers({ companyName: 'summit ridge' });
    expect(hotels).toMatchObject({ id: 517, authProviderType: 5 });
    const { enterCode, send } = await begin();
    await enterCode();
    await send('EmployerInput', { EnrollmentData: { EmployerID: 517 } });
    const email = 'nora.lind@example.com';
    await send('PersonalInfoInput', {
      EnrollmentData: { FirstName: 'Nora', LastName: 'Lind', Email: email },
    });
    await send('MoreLoginSplash');
    await send('EmployeeIdInput', { EnrollmentData: { EmployeeID: '5170044' } });
    await send('EmployeeDetailsInput', { DOB: '1996-05-14' });
    await send('PasswordInput', { Password: password, MatchedStatus: 4 });
    await send('CreatingAccount');
    expect(await sandbox.device().signIn(email, password)).toMatchObject({ payrollProvider: 2 });
  });
});

describe('a phone number', () => {
  it('tells a stranger nothing: with an account or without one the answer is the same', async () => {
    const free = await begin();
    const taken = await begin(mayaTorres.mobile);
    const seen = ({ registerationStatus, resendsLeft, sentPinDisplayText, ...rest }: typeof free.begun) => ({
      ...{ registerationStatus, resendsLeft, length: sentPinDisplayText.length, keys: Object.keys(rest) },
    });
    expect(seen(taken.begun)).toEqual(seen(free.begun));
    expect(await taken.enterCode()).toMatchObject({ registerationStatus: 2, next: 'PINCodeInput' });
    await expect(taken.send('EmployerInput', { EnrollmentData: { EmployerID: 601 } })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
  });

  it('has one of five statuses, of which only the carrier’s is told before the code [enrollment-012]', async () => {
    expect((await begin('2025550180')).begun).toMatchObject({
      registerationStatus: 4,
      EnrollmentReferenceID: '',
    });
    for (const [mobile, status] of [
      [number, 1],
      [mayaTorres.mobile, 2],
      ['2025550182', 3],
      ['2025550183', 5],
    ] as const)
      expect((await (await begin(mobile)).enterCode()).registerationStatus).toBe(status);
  });

  it('is asked for trust where the configuration says how much [enrollment-052]', async () => {
    const trusted = async () => (await begin('2025550184')).begun.registerationStatus;
    expect(await trusted()).toBe(1);
    await configure({ EnableProve: '1' });
    expect(await trusted()).toBe(4);
    expect((await begin()).begun.registerationStatus).toBe(1);
    await configure({ ProveMinTrustedScore: '480' });
    expect(await trusted()).toBe(1);
  });

  it('in a country that is not offered is sent nothing', async () => {
    for (const code of ['881', '979', '53', '1876', '44'])
      expect((await begin('2079460000', code)).begun).toMatchObject({
        ...{ registerationStatus: 4, EnrollmentReferenceID: '' },
      });
    expect(await sandbox.db.$count(outbox, like(outbox.recipient, '%2079460000'))).toBe(0);
    await configure({
      CountryCodes: JSON.stringify([{ callingCode: '44', regions: ['GB'], mask: '#### ######' }]),
    });
    expect((await begin('2079460000', '44')).begun.registerationStatus).toBe(1);
    expect((await begin()).begun.registerationStatus).toBe(4);
  });

  it('has three tries at its code in five minutes, whichever sign-up they are for', async () => {
    const wrong = async ({ send, begun }: Awaited<ReturnType<typeof begin>>) => {
      const code = (await lastCode()) === '000000' ? '000001' : '000000';
      return send('PINCodeInput', { sentPinIDString: begun.sentPinIDString, PinCode: code });
    };
    const first = await begin();
    await expect(wrong(first)).rejects.toMatchObject({ code: 'PinFailed' });
    await expect(wrong(first)).rejects.toMatchObject({ code: 'PinFailed' });
    const second = await begin();
    await expect(wrong(second)).rejects.toMatchObject({ code: 'PinFailed', waitSeconds: 300 });
    await expect(second.enterCode()).rejects.toMatchObject({ code: 'PinAttemptsExhausted' });
    await sandbox.advance(5 * 60_000);
    expect((await second.enterCode()).next).toBe('EmployerInput');
  });

  it('gets three more codes, each of which voids the one before', async () => {
    const { calls, begun, send } = await begin('5512345678', '52');
    const first = await lastCode('+525512345678');
    const again = () => calls.resendEnrollmentPin({ EnrollmentReferenceID: begun.EnrollmentReferenceID });
    for (const left of [2, 1, 0]) expect((await again()).resendsLeft).toBe(left);
    await expect(again()).rejects.toMatchObject({ code: 'ResendsExhausted' });
    if (first !== (await lastCode('+525512345678')))
      await expect(
        send('PINCodeInput', { sentPinIDString: begun.sentPinIDString, PinCode: first }),
      ).rejects.toMatchObject({ code: 'PinFailed' });
  });

  it('goes to a number six times in a quarter of an hour at most, over every sign-up', async () => {
    for (const _ of [1, 2, 3, 4, 5, 6]) await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'EnrollmentTriesExhausted' });
    sandbox.clock.ms += 15 * 60_000;
    await begin();
  });

  it('is one of so many that are texted in a quarter of an hour, whatever the addresses and numbers', async () => {
    const few = await openSandbox({ seeds: [mayaTorres], limits: { signUpTexts: 3 } });
    onTestFinished(() => few.close());
    const text = (at: number) => beginSignUp(few, { mobileNumber: `303555010${at}` });
    for (const at of [1, 2, 3]) await text(at);
    await expect(text(4)).rejects.toMatchObject({ code: 'EnrollmentTriesExhausted' });
    few.clock.ms += 15 * 60_000;
    await text(4);
  });

  it('is good for a day', async () => {
    const { enterCode } = await begin();
    await sandbox.advance(24 * 60 * 60_000);
    await expect(enterCode()).rejects.toMatchObject({ code: 'EnrollmentExpired' });
  });
});

describe('employers', () => {
  it('are found by the beginning of any word, with what their records say [enrollment-009]', async () => {
    const found = await client().findEmployers({ companyName: 'foods' });
    expect(found.length).toBeLessThanOrEqual(20);
    const [harbor] = await client().findEmployers({ companyName: 'harb' });
    expect(harbor).toMatchObject({ id: 601, employeeIDExample: '4410027', employeeIDIsNumeric: true });
    expect(await client().findEmployers({ companyName: 'h' })).toEqual([]);
    expect(await client().findEmployers({ companyName: 'qqqq' })).toEqual([]);
  });

  it('that are served elsewhere, or not set up, say so [enrollment-046]', async () => {
    const { enterCode, send } = await begin();
    await enterCode();
    for (const [EmployerID, code] of [
      [605, 'HostNotMatchedForEmployer'],
      [606, 'SetupNotCompleted'],
    ] as const)
      await expect(send('EmployerInput', { EnrollmentData: { EmployerID } })).rejects.toMatchObject({ code });
  });
});

describe('an identity document', () => {
  const scan = async (holder: Parameters<typeof writeDocument>[0], name = 'id.png') => {
    const device = sandbox.device();
    const calls = device.client(scanContract);
    const { token, queryid } = await calls.getIDologyToken();
    expect(await calls.getIDologyScan({ queryid, userid: 0 })).toEqual({ status: 'waiting' });
    const file = new File([new Uint8Array(writeDocument(holder))], name, { type: 'image/png' });
    await upload(device.api, scanContract.uploadIdentityDocument, { file, token, queryid });
    return { queryid, ...(await calls.getIDologyScan({ queryid, userid: 0 })) };
  };
  const omari = { firstName: 'Omari', lastName: 'Bell', birthDate: '1988-11-02' };

  it('is asked for where the employer insists, must be theirs, and saves the date of birth [enrollment-027] [enrollment-028]', async () => {
    const { enterCode, send } = await begin();
    await enterCode();
    await send('EmployerInput', { EnrollmentData: { EmployerID: 602 } });
    const person = { EnrollmentData: { FirstName: 'Omari', LastName: 'Bell', Email: 'omari@example.com' } };
    await expect(send('PersonalInfoInput', person)).rejects.toMatchObject({ code: 'VerificationRequired' });
    await expect(send('PersonalInfoInput', { ...person, SSN: '4822' })).rejects.toMatchObject({
      code: 'VerificationFailed',
    });
    expect((await send('PersonalInfoInput', { ...person, SSN: '4821' })).next).toBe('IdScanInput');
    await expect(send('IdScanInput')).rejects.toMatchObject({ code: 'VerificationRequired' });
    const other = await scan({ ...omari, firstName: 'Omar' });
    await expect(send('IdScanInput', { QueryID: other.queryid })).rejects.toMatchObject({
      code: 'VerificationFailed',
    });
    const own = await scan(omari);
    expect(own.status).toBe('captured');
    expect((await send('IdScanInput', { QueryID: own.queryid })).next).toBe('EmployeeIdInput');
    const found = await send('EmployeeIdInput', { EnrollmentData: { EmployeeID: '20418' } });
    expect(found).toMatchObject({ next: 'PasswordInput', matchedStatus: 4 });
  });

  it('does not make up for the end of a social security number that is tried out, from one number or from many', async () => {
    const guess = async (mobile: string, ends: readonly string[]) => {
      const { enterCode, send } = await begin(mobile);
      await enterCode();
      await send('EmployerInput', { EnrollmentData: { EmployerID: 602 } });
      const person = { EnrollmentData: { FirstName: 'Omari', LastName: 'Bell', Email: 'omari@example.com' } };
      const codes: string[] = [];
      for (const SSN of ends)
        await send('PersonalInfoInput', { ...person, SSN }).then(
          () => codes.push('found'),
          ({ code }: { readonly code: string }) => codes.push(code),
        );
      return codes;
    };
    const wrong = ['0001', '0002', '0003'];
    const three = wrong.map(() => 'VerificationFailed');
    expect(await guess('3035550211', [...wrong, '4821'])).toEqual([
      ...three,
      'EmployeeDetailsAttemptsExpired',
    ]);
    expect(await guess('3035550212', wrong)).toEqual(three);
    expect(await guess('3035550213', [...wrong.slice(1), '4821'])).toEqual([...three.slice(1), 'found']);
    expect(await guess('3035550214', ['0004'])).toEqual(['VerificationFailed']);
    expect(await guess('3035550215', ['4821'])).toEqual(['EmployeeDetailsAttemptsExpired']);
  });

  it('is handed over with its token alone', async () => {
    const device = sandbox.device();
    const { queryid } = await device.client(scanContract).getIDologyToken();
    const file = new File([new Uint8Array(writeDocument(omari))], 'id.png', { type: 'image/png' });
    await expect(
      upload(device.api, scanContract.uploadIdentityDocument, { file, token: 'guessed', queryid }),
    ).rejects.toMatchObject({ code: 'NotFound' });
    expect((await scan(omari, 'expired.png')).status).toBe('expired');
  });
});

it('no seeded person has a number of which something else is said', () => {
  const said = new Set([...Object.keys(seededNumbers), ...Object.keys(trustScores)]);
  expect(said.size).toBeGreaterThan(3);
  expect(people.filter(({ dialingCode = '1', mobile }) => said.has(dialingCode + mobile))).toEqual([]);
  expect(new Set(people.map(({ dialingCode = '1', mobile }) => dialingCode + mobile)).size).toBe(
    people.length,
  );
});
