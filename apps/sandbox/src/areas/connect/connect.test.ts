import { chatContract } from '@dayfare/api/connect/chat/chat-contract';
import { groupsContract } from '@dayfare/api/connect/chat/groups-contract';
import { connectContract, type WireConnectRecord } from '@dayfare/api/connect/contract';
import { jobsContract } from '@dayfare/api/connect/jobs/jobs-contract';
import { contract } from '@dayfare/api/contract';
import { toChatUser } from '@dayfare/api/session/chat-user';
import { createApiClient } from '@dayfare/api/transport';
import { connectCategory } from '@dayfare/domain/connect';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { camilleTremblay } from '../../seeds/people/camille-tremblay.ts';
import { claraMbeki } from '../../seeds/people/clara-mbeki.ts';
import { hannahKowalski } from '../../seeds/people/hannah-kowalski.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { nadiaRahman } from '../../seeds/people/nadia-rahman.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { seedPassphrase } from '../../seeds/seed.ts';
import { openSandbox } from '../../testing/open.ts';
import { connectLogs, connectPeople, connectRecords } from './tables.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres, claraMbeki, samWhitfield, nadiaRahman, hannahKowalski, camilleTremblay],
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const refused = (code: string) => expect.objectContaining({ code });
const person = async (seed = mayaTorres) => {
  const device = await sandbox.signedIn(seed);
  return { device, connect: device.client(connectContract) };
};
const record = (category: Parameters<typeof connectCategory.toWire>[0]): WireConnectRecord => ({
  ...{ UserUniqueID: 'U1001', CreatedDate: '2026-10-16T16:00:00.000Z', Online: category === 'Online' },
  ...{ ToUserUniqueID: null, ConversationSID: null, IsGroup: false, ParticipantUserUniqueID: null },
  Category: connectCategory.toWire(category),
});

describe('tokens', () => {
  it('are this session’s for as long as one lasts, the chat’s for the one of Connect [connect-037] [connect-038] [connect-039]', async () => {
    const { connect } = await person();
    const { connectToken, expiresAt } = await connect.createConnectToken();
    expect(Date.parse(expiresAt)).toBe(sandbox.clock.ms + 12 * 3_600_000);
    expect((await connect.twilioToken({ connectToken })).twilioToken).toMatch(/^chat\./);
    expect((await connect.getBusinessToken({ organizationID: 501 })).businessToken).toMatch(/^business\./);
    await expect(connect.getBusinessToken({ organizationID: 502 })).rejects.toEqual(
      refused('InvalidRequest'),
    );
    const other = await person(claraMbeki);
    await expect(other.connect.twilioToken({ connectToken })).rejects.toEqual(
      refused('Invalid_Token_Try_Again'),
    );
    const later = connectToken.replace(/\.\d+\./, (until) => `.${Number(until.slice(1, -1)) + 1}.`);
    await expect(connect.twilioToken({ connectToken: later })).rejects.toEqual(
      refused('Invalid_Token_Try_Again'),
    );
  });

  it('come with who one is in Connect, and only one’s own [connect-008] [connect-041] [connect-042]', async () => {
    const { connect } = await person();
    const answer = await connect.connectTokenAndSettings({ userID: mayaTorres.id });
    expect(answer.settings).toEqual({
      ...{ userID: mayaTorres.id, organizationID: 501, userUniqueID: 'U1001', managerUserID: nadiaRahman.id },
      ...{ userRole: 3, jobTitle: '', isConnectEnabled: true, isJobEnabled: true, isKronosEnabled: false },
      ...{ activityChannelSid: 'activity-501-1001', isOrganizationConnectEnabled: true },
    });
    sandbox.server.configuration.set({ IsConnectEnabled: '0' });
    const off = await connect.connectTokenAndSettings({ userID: mayaTorres.id });
    expect(off.settings.isOrganizationConnectEnabled).toBe(false);
    sandbox.server.configuration.clear();
    const own = { userID: mayaTorres.id, organizationID: 501 };
    const again = await connect.connectTokenAndSettingsByUserIDandOrgID(own);
    expect(again.settings).toEqual(answer.settings);
    await expect(connect.connectTokenAndSettings({ userID: claraMbeki.id })).rejects.toEqual(
      refused('InvalidRequest'),
    );
    await expect(
      connect.connectTokenAndSettingsByUserIDandOrgID({ ...own, organizationID: 502 }),
    ).rejects.toEqual(refused('InvalidRequest'));
    const sam = await person(samWhitfield);
    await expect(sam.connect.connectTokenAndSettings({ userID: samWhitfield.id })).rejects.toEqual(
      refused('ConnectNotAvailable'),
    );
  });
});

it('signing in says what the chat and marketing know of a person [connect-015]', async () => {
  const user = await sandbox.device().signIn(mayaTorres.email, seedPassphrase);
  expect(toChatUser(user)).toEqual({
    ...{ userID: 1001, userType: 4, referenceBranchUserID: null, departmentName: 'Produce' },
    ...{ payFrequency: 3, d2CDisclosures: false, enableHybridModel: false, membershipType: 0 },
    ...{ enrollmentDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/), payrollProvider: 0, partner: null },
    ...{ userUniqueID: 'U1001', firstName: 'Maya', lastName: 'Torres', organizationID: 501 },
  });
});

it('the kind of user is the session’s own, and kept [connect-074]', async () => {
  const { connect } = await person();
  const said = { userID: mayaTorres.id, organizationID: 501, userType: mayaTorres.userType };
  expect(await connect.updateUserTypeConnect(said)).toBe(true);
  const kept = await sandbox.db.select().from(connectPeople);
  expect(kept.find(({ employeeId }) => employeeId === mayaTorres.id)?.userType).toBe(4);
  for (const wrong of [{ userType: 1 }, { userID: claraMbeki.id }, { organizationID: 502 }])
    await expect(connect.updateUserTypeConnect({ ...said, ...wrong })).rejects.toEqual(
      refused('InvalidRequest'),
    );
});

it('basic info says what somebody is at work, and what their employer has there [connect-004]', async () => {
  const info = async (seed: typeof mayaTorres) =>
    (await (await person(seed)).connect.connectTokenAndSettings({ userID: seed.id })).settings;
  expect(await info(nadiaRahman)).toEqual({
    ...{ userID: nadiaRahman.id, organizationID: 501, userUniqueID: 'U1041', managerUserID: nadiaRahman.id },
    ...{ userRole: 2, jobTitle: 'Store manager', isConnectEnabled: true, isJobEnabled: true },
    ...{ isKronosEnabled: false, activityChannelSid: 'activity-501-1041' },
    isOrganizationConnectEnabled: true,
  });
  expect((await info(mayaTorres)).managerUserID).toBe(nadiaRahman.id);
  expect((await info(hannahKowalski)).isKronosEnabled).toBe(true);
  const camille = await person(camilleTremblay);
  expect((await info(camilleTremblay)).isJobEnabled).toBe(false);
  const everything = { title: '', categories: [], states: [], city: '', type: '', jobType: '' };
  const jobs = camille.device.client(jobsContract);
  expect((await jobs.getJobs({ ...everything, pageNumber: 1, pageSize: 10 })).total).toBe(0);
});

it('calls are below connect/, and answers are read by their four fields [connect-102] [connect-107]', async () => {
  const paths = Object.values(contract.connect).map((one) => one['~orpc'].route.path ?? '');
  expect(paths.filter((path) => !path.startsWith('/connect/'))).toEqual(['/user/notifications']);
  const { device } = await person();
  const answers: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://localhost/api',
    session: device.session,
    cookies: () => [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    fetch: async (...sent) => {
      const answer = await device.send(...sent);
      answers.push(await answer.clone().json());
      return answer;
    },
  });
  const { connectToken } = await api.client(connectContract).createConnectToken();
  const asked = api.client(connectContract).connectTokenAndSettings({ userID: claraMbeki.id });
  await expect(asked).rejects.toMatchObject({ code: 'InvalidRequest' });
  // The first answer tells the client what time it is here, and is asked for again.
  expect(answers.slice(-2)).toMatchObject([
    { httpStatusCode: 200, isSuccessStatusCode: true, error: null, payload: { connectToken } },
    {
      ...{ httpStatusCode: 400, isSuccessStatusCode: false, payload: null },
      error: { apiErrorCode: 'InvalidRequest' },
    },
  ]);
});

it('every category of the analytics is counted under its number [connect-014]', async () => {
  const { device, connect } = await person();
  const { sid } = await device.client(chatContract).twilioChannel({ userID: claraMbeki.id });
  for (const category of connectCategory.names) {
    const wire = record(category);
    if (category === 'Online' || category === 'Offline') await connect.saveOnlineOfflineData(wire);
    else if (category === 'MessageSent')
      await connect.saveMessageSentData({ channelSid: sid, otherUserID: claraMbeki.id });
    else if (category.endsWith('Created'))
      await connect.saveConversationCreatedData({ ...wire, ConversationSID: sid });
    else await connect.saveUserAnalyticsData(wire);
  }
  const kept = await sandbox.db.select().from(connectRecords);
  expect(kept.map((one) => one.category)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(connectCategory.names.slice(7, 10)).toEqual(['ShiftView', 'ShiftRequest', 'ShiftCancel']);
});

it('calls of the chat that bring a token of Connect bring this session’s, while it holds [transport-003]', async () => {
  const { device, connect } = await person();
  const ask = () => device.client(chatContract).getConversations();
  const { connectToken } = await connect.connectTokenAndSettings({ userID: mayaTorres.id });
  device.setConnectToken(connectToken);
  expect((await ask()).conversations).toHaveLength(1);
  const other = await person(claraMbeki);
  device.setConnectToken((await other.connect.createConnectToken()).connectToken);
  await expect(ask()).rejects.toEqual(refused('ConnectTokenNotValid'));
  // A new one can be had all the same: this call does not bring it.
  expect(await connect.connectTokenAndSettings({ userID: mayaTorres.id })).toHaveProperty('connectToken');
});

it('errors are logged, and debugging only where the configuration wants it [connect-036]', async () => {
  const { connect } = await person();
  const log = (LogType: 1 | 5) => connect.logData({ MethodName: 'chat.send', LogType, LogMessage: 'lost' });
  const levels = async () => (await sandbox.db.select().from(connectLogs)).map(({ level }) => level);
  await log(5);
  await log(1);
  expect(await levels()).toEqual([5]);
  sandbox.server.configuration.set({ EnableConnectDebugLogging: '1' });
  await log(1);
  expect(await levels()).toEqual([5, 1]);
});

it('what is counted has its categories and is one’s own [connect-007] [connect-088] [connect-089] [connect-090] [connect-091]', async () => {
  const { device, connect } = await person();
  const { sid } = await device.client(chatContract).twilioChannel({ userID: claraMbeki.id });
  await connect.saveOnlineOfflineData(record('Online'));
  const clara = (await person(claraMbeki)).device.client(groupsContract);
  const ofMaya = async () =>
    (await clara.participantChannel({ conversationSID: sid })).participants.find(
      ({ userID }) => userID === mayaTorres.id,
    )?.presence;
  expect(await ofMaya()).toBe('online');
  await connect.saveOnlineOfflineData(record('Offline'));
  expect(await ofMaya()).toBe('offline');
  await connect.saveMessageSentData({ channelSid: sid, otherUserID: claraMbeki.id });
  await connect.saveConversationCreatedData({ ...record('DirectConversationCreated'), ConversationSID: sid });
  await connect.saveUserAnalyticsData(record('Foreground'));
  await connect.saveUserAnalyticsData(record('MarketingCtaAttachment'));
  const kept = await sandbox.db.select().from(connectRecords);
  expect(kept.map(({ category }) => category)).toEqual([1, 2, 3, 5, 6, 16]);
  await expect(connect.saveOnlineOfflineData(record('Foreground'))).rejects.toEqual(
    refused('InvalidRequest'),
  );
  await expect(connect.saveUserAnalyticsData(record('Online'))).rejects.toEqual(refused('InvalidRequest'));
  await expect(
    connect.saveUserAnalyticsData({ ...record('Foreground'), UserUniqueID: 'U1002' }),
  ).rejects.toEqual(refused('InvalidRequest'));
});
