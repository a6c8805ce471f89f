import { describe, expect, it } from 'vitest';
import { contract } from '../generated/contract.ts';
import { sessionSamples } from '../mocks/index.ts';
import { fakeServer, payloadReply, requestAt } from '../testing/fake-server.ts';
import { keys, open } from '../testing/open-client.ts';
import { businessContract } from './business-contract.ts';
import { deviceContract } from './device-contract.ts';
import { pinContract } from './pin-contract.ts';
import { settingsContract } from './settings-contract.ts';

const contracts = { ...pinContract, ...businessContract, ...deviceContract, ...settingsContract };

describe('the calls of a session', () => {
  it.each([
    [
      'POST user/VerifyMachinePin [session-018]',
      contracts.verifyMachinePin,
      'POST',
      '/user/VerifyMachinePin',
    ],
    ['POST Main/ResendPin [session-022]', contracts.resendPin, 'POST', '/Main/ResendPin'],
    [
      'GET main/VerifyDualFactorAuthenticationPin [session-023]',
      contracts.verifyDualFactorAuthenticationPin,
      'GET',
      '/main/VerifyDualFactorAuthenticationPin',
    ],
    ['GET main/GetUsers [session-034]', contracts.getUsers, 'GET', '/main/GetUsers'],
    ['POST Main/CreateToken [session-024]', contracts.createToken, 'POST', '/Main/CreateToken'],
    [
      'POST Main/SwitchBusinesses [session-025]',
      contracts.switchBusinesses,
      'POST',
      '/Main/SwitchBusinesses',
    ],
    ['POST User/GetEWAAccounts [session-026]', contracts.getEWAAccounts, 'POST', '/User/GetEWAAccounts'],
    [
      'GET connect/GetOuathUserByToken [session-028]',
      contracts.getOuathUserByToken,
      'GET',
      '/connect/GetOuathUserByToken',
    ],
    [
      'POST user/ForceChangePassword [session-033]',
      contracts.forceChangePassword,
      'POST',
      '/user/ForceChangePassword',
    ],
    ['POST user/ChangePassword', contracts.changePassword, 'POST', '/user/ChangePassword'],
    [
      'GET user/GetDualFactorSettings [profile-011]',
      contracts.getDualFactorSettings,
      'GET',
      '/user/GetDualFactorSettings',
    ],
    [
      'POST user/SaveDualFactorSettings [profile-012]',
      contracts.saveDualFactorSettings,
      'POST',
      '/user/SaveDualFactorSettings',
    ],
    ['POST User/SetLanguage [profile-013]', contracts.setLanguage, 'POST', '/User/SetLanguage'],
    [
      'POST user/UpdatePlugSessionInfo [session-030]',
      contracts.updatePlugSessionInfo,
      'POST',
      '/user/UpdatePlugSessionInfo',
    ],
    ['POST user/SaveDeviceInfo [startup-028]', contracts.saveDeviceInfo, 'POST', '/user/SaveDeviceInfo'],
    ['GET user/GetDeviceInfo [profile-017]', contracts.getDeviceInfo, 'GET', '/user/GetDeviceInfo'],
    [
      'DELETE user/deleteDeviceInfo/{id} [profile-018]',
      contracts.deleteDeviceInfo,
      'DELETE',
      '/user/deleteDeviceInfo/{id}',
    ],
    ['POST user/SaveGCMToken [profile-009]', contracts.saveGCMToken, 'POST', '/user/SaveGCMToken'],
  ] as const)('have %s', (_, call, method, path) => {
    expect(call['~orpc'].route).toEqual({ method, path });
  });

  it('send the machine PIN with every documented field, as verifyPinInfo [session-018]', () => {
    const verifyPinInfo = {
      ...{
        userID: 1,
        sentPinIDString: 'p',
        sentPinID: 2,
        pinCode: '123456',
        deviceID: 'd',
        mobileNumber: '2',
      },
      ...{ dialingCode: '1', isLoginCall: true, deviceType: 'Web', gcmToken: '', sentPinDisplayText: 'x' },
      ...{ sentPinToEmail: false, pinType: 0 },
    };
    const { inputSchema } = contracts.verifyMachinePin['~orpc'];
    expect(inputSchema?.parse({ verifyPinInfo })).toEqual({ verifyPinInfo });
    for (const field of Object.keys(verifyPinInfo).filter((name) => name !== 'gcmToken')) {
      const without = { ...verifyPinInfo, [field]: undefined };
      expect(inputSchema?.safeParse({ verifyPinInfo: without }).success, field).toBe(false);
    }
  });

  it('take a PIN of six digits and no other [session-019]', () => {
    const { inputSchema } = contracts.verifyDualFactorAuthenticationPin['~orpc'];
    const fits = (pinCode: string) =>
      inputSchema?.safeParse({ userID: 0, dialingCode: '1', mobileNumber: '2', pinCode }).success;
    expect(['123456', '12345', '1234567', '12345a'].map(fits)).toEqual([true, false, false, false]);
  });

  it('leave out those that are declared and unused [session-032]', () => {
    const paths = Object.values(contract).flatMap((area) =>
      Object.values(area).map(({ '~orpc': { route } }) => route.path ?? ''),
    );
    expect(paths.filter((path) => /GetContractType$|SendPinCodeToVerifyEmail/.test(path))).toEqual([]);
  });

  it('describe a device in all documented fields, and its machine below it [startup-027]', () => {
    const clientMachine = {
      ...{ DeviceInfoID: 1, Latitude: '1', Longitude: '2', ClientIP: '::1', DeviceId: 'd', BrowserName: 'b' },
      ...{ BrowserVendor: 'v', HardwareModel: 'm', HardwareVendor: 'h', IsMobile: true, deviceType: 'Web' },
      ...{ PlatformName: 'p', PlatformVendor: 'v', PlatformVersion: '1', BrowserVersion: '2', UserID: 3 },
      ...{ Username: 'u', EmailAddress: 'e', Mobile: '4' },
    };
    const info = {
      ...{ recordDateTime: '2026-11-20T10:00:00Z', appState: 1, userAgent: 'ua', operatingSystem: 'os' },
      ...{ operatingSystemVersion: '1', browser: 'b', device: 'd', deviceVersion: '1', browserVersion: '2' },
      ...{ lastUpdatedAt: '2026-11-20T10:00:00Z', lastUpdatedBy: 3, clientMachine },
    };
    expect(contracts.saveDeviceInfo['~orpc'].inputSchema?.parse(info)).toEqual(info);
  });

  it('carry the header ak on the three calls that give out tokens, only when it is on [session-027]', async () => {
    const server = fakeServer(payloadReply(sessionSamples.employee()));
    const session = () => ({
      auth: { authToken: 'tkn', userID: 1, userType: 4, businessId: 1 },
      keys,
      businessEnvironment: 'Common',
      bruteForceKey: 'key',
    });
    const client = open(server.fetch, { session }).api.client(contracts);
    await client.createToken({ deviceId: 'd' });
    await client.switchBusinesses({ BusinessID: 1, DeviceInfo: { DeviceId: 'd' } });
    await client.getOuathUserByToken({ token: 'a-token-of-a-partner' });
    expect(server.sent.map(({ headers }) => headers.get('ak'))).toEqual(['key', 'key', null]);
    expect(contracts.verifyMachinePin['~orpc'].meta.bruteForce).toBe(true);
    const off = fakeServer(payloadReply(sessionSamples.employee()));
    await open(off.fetch).api.client(contracts).createToken({ deviceId: 'd' });
    expect(requestAt(off.sent).headers.has('ak')).toBe(false);
  });
});
