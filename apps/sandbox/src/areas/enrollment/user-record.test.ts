import { userContract } from '@dayfare/api/enrollment/user-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassphrase } from '../../seeds/index.ts';
import { graceNakamura } from '../../seeds/people/grace-nakamura.ts';
import { inesCarvalho } from '../../seeds/people/ines-carvalho.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';
import { termsDocuments } from '../contracts/index.ts';
import { franchiseTokens } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, inesCarvalho, graceNakamura] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const { id, email } = mayaTorres;

async function maya() {
  return (await sandbox.signedIn(mayaTorres)).client(userContract);
}

/** The fields that the documents list, in their spelling. */
const documented = [
  ...['firstName', 'middleName', 'lastName', 'companyName', 'dialingCode', 'mobileNumber', 'emailAddress'],
  ...['dOB', 'dOJ', 'employeeID', 'id', 'login', 'userStatus', 'terminationDate', 'dayfareRegionID'],
  ...['employerConsentAccepted', 'attemptsCount', 'updateAttemptsCount', 'requestType', 'contactOption'],
  ...['enrollmentFailureReason', 'timeToContact', 'matchedStatus', 'password', 'address', 'state', 'city'],
  ...['payrollProvider', 'payrollProviderType', 'campaignID', 'idologyDocumentType'],
  ...['idologyDecisionMessage', 'employeeToken', 'franchiseeToken', 'isSubwayUser', 'username'],
  'payrollCompanyID',
];

describe('the enrollment record of a person', () => {
  it('has every field of the documents, and is read by its owner alone [enrollment-017] [enrollment-030]', async () => {
    const calls = await maya();
    const record = await calls.getUserById({ UserId: id, Email: email });
    expect(Object.keys(record).toSorted()).toEqual(documented.toSorted());
    expect(record).toMatchObject({ id, emailAddress: email, matchedStatus: 4, password: null });
    for (const asked of [
      { UserId: inesCarvalho.id, Email: inesCarvalho.email },
      { UserId: id, Email: inesCarvalho.email },
    ])
      await expect(calls.getUserById(asked)).rejects.toMatchObject({ code: 'NotFound' });
    await expect(
      sandbox.device().client(userContract).getUserById({ UserId: id, Email: email }),
    ).rejects.toMatchObject({ code: 'SessionExpire' });
  });

  it('is created once, changed field by field, replaced, and deleted [enrollment-022] [enrollment-031] [enrollment-032] [enrollment-033]', async () => {
    const calls = await maya();
    const created = await calls.createUser({ id, address: '12 Elm Street', city: 'Albany', state: 'NY' });
    expect(created).toMatchObject({ address: '12 Elm Street', updateAttemptsCount: 0 });
    await expect(calls.createUser({ id })).rejects.toMatchObject({ code: 'AlreadyRegisterUser' });
    expect(await calls.updateUser({ id, city: 'Troy' })).toMatchObject({
      ...{ address: '12 Elm Street', city: 'Troy', updateAttemptsCount: 1 },
    });
    expect(await calls.replaceUser({ id, middleName: 'Rosa' })).toMatchObject({
      ...{ middleName: 'Rosa', address: null, city: null, updateAttemptsCount: 2 },
    });
    await expect(calls.deleteUser({ Id: inesCarvalho.id })).rejects.toMatchObject({ code: 'NotFound' });
    expect(await calls.deleteUser({ Id: id })).toBe(true);
    expect(await calls.getUserById({ UserId: id, Email: email })).toMatchObject({ middleName: null });
  });

  it('does not let its owner change what others say of them [enrollment-022]', async () => {
    const calls = await maya();
    for (const change of [{ lastName: 'Other' }, { matchedStatus: 5 }, { userStatus: 4 }])
      await expect(calls.updateUser({ id, ...change })).rejects.toMatchObject({ code: 'InvalidRequest' });
    await expect(calls.updateUser({ id: inesCarvalho.id, city: 'Troy' })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
    expect(await calls.updateUser({ id, lastName: mayaTorres.lastName, city: 'Troy' })).toMatchObject({
      city: 'Troy',
    });
  });

  it('takes an address line of 50 characters and no more, and says the same of the match as the sign-in', async () => {
    const device = sandbox.device();
    const { matchedStatus } = await device.signIn(email, seedPassphrase);
    const calls = device.client(userContract);
    await expect(calls.createUser({ id, address: 'x'.repeat(51) })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
    expect(await calls.createUser({ id, address: 'x'.repeat(50) })).toMatchObject({ matchedStatus });
  });

  it('keeps the tokens of a franchise sealed, and never answers them [enrollment-034]', async () => {
    const calls = await maya();
    await calls.updateSubwayUserEmployeeToken({ employeeToken: 'tok-1', payrollCompanyID: 'PC-9' });
    expect(await calls.getUserById({ UserId: id, Email: email })).toMatchObject({
      ...{ isSubwayUser: true, payrollCompanyID: 'PC-9', employeeToken: null },
    });
    // They are what others say: what the person says is written and deleted beside them.
    await calls.createUser({ id, city: 'Troy' });
    await calls.deleteUser({ Id: id });
    expect(await calls.getUserById({ UserId: id, Email: email })).toMatchObject({
      isSubwayUser: true,
      city: null,
    });
    const [kept] = await sandbox.db.select().from(franchiseTokens).where(eq(franchiseTokens.employeeId, id));
    expect(kept?.employeeToken).toBe('tok-1');
  });
});

describe('a new password by main/UpdatePassword', () => {
  it('is for those who have to choose one, and for nobody else [enrollment-026]', async () => {
    const password = 'Quiet-Harbor-91!';
    const device = await sandbox.signedIn(inesCarvalho);
    const calls = device.client(userContract);
    await expect(calls.updatePassword({ userID: id, password })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
    expect(await calls.updatePassword({ userID: inesCarvalho.id, password })).toBe(true);
    expect(await sandbox.device().signIn(inesCarvalho.email, password)).toMatchObject({
      forcePasswordChange: false,
    });
    await expect((await maya()).updatePassword({ userID: id, password })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
  });
});

describe('the agreements of an enrollment', () => {
  it('are saved together, when all of them were shown [enrollment-029]', async () => {
    const device = sandbox.device();
    expect(await device.signIn(graceNakamura.email, seedPassphrase)).toMatchObject({
      isContractAccepted: false,
    });
    const calls = device.client(userContract);
    const ids = termsDocuments.map((document) => document.id);
    for (const contractIds of [ids.slice(1).join(','), [...ids, 999].join(',')])
      await expect(
        calls.saveEnrollmentAgreements({ contractIds, userSentBrandingType: '0' }),
      ).rejects.toMatchObject({ code: 'ContractNotFound' });
    await calls.saveEnrollmentAgreements({ contractIds: ids.join(','), userSentBrandingType: '0' });
    expect(await sandbox.device().signIn(graceNakamura.email, seedPassphrase)).toMatchObject({
      isContractAccepted: true,
    });
  });
});
