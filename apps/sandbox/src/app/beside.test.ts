import { analyticsContract, type WireAnalyticsEvent } from '@dayfare/api/analytics/contract';
import { uploadContract } from '@dayfare/api/money/settings/upload-contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { placeContract } from '@dayfare/api/startup/place-contract';
import { upload } from '@dayfare/api/upload';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '../areas/money/proofs/upload-tables.ts';
import { settingsFrom } from '../platform/http/settings.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { averySingh } from '../seeds/people/avery-singh.ts';
import { camilleTremblay } from '../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const settings = settingsFrom({ BRUTE_FORCE_SECURITY: '1', REGION_HOSTS: '2=https://ca.example.com' });
const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay, averySingh], settings });
afterAll(() => sandbox.close());

const steer = (path: string, method = 'GET', body?: object) =>
  sandbox.app.request(`http://localhost/sandbox/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
const collected = async () => (await steer('analytics')).json();
afterEach(() => steer('faults', 'DELETE'));

/** A device before sign-in that has been given its anti-forgery cookie. */
async function visitor() {
  const device = sandbox.device();
  await device.client(startupContract).getConfigurationSettings();
  return device;
}

const event: WireAnalyticsEvent = {
  ...{ actionName: 'Get', actionType: 'click', screenName: 'home', businessId: '1', businessName: 'B' },
  ...{ userId: '1', loginSessionId: 's', systemRefId: null, deviceId: 'd', deviceType: 'phone' },
  clientType: 'Web',
  userType: 'Enterprise',
  startTime: '2026-10-16T16:00:00Z',
  ...{ endTime: null, url: '/ewa/home', sessionId: 's', transactionID: null, transactionAmount: null },
};

describe('the analytics collector', () => {
  beforeEach(() => steer('analytics', 'DELETE'));

  it('keeps batches, from visitors too, and counts one that comes again once [analytics-007] [analytics-009]', async () => {
    const { sendEvents } = (await visitor()).client(analyticsContract);
    const context = { idempotencyKey: 'request-0001' };
    expect(await sendEvents([event, event], { context })).toEqual({ accepted: 2 });
    expect(await sendEvents([event, event], { context })).toEqual({ accepted: 0 });
    const { batches, events } = await collected();
    expect(batches).toMatchObject([{ requestId: 'request-0001', events: 2 }]);
    expect(events).toMatchObject([event, event]);
  });

  it('goes down by a fault and comes back, and nothing is lost that is sent again', async () => {
    const { sendEvents } = (await visitor()).client(analyticsContract);
    const context = { idempotencyKey: 'request-0002' };
    await steer('faults', 'POST', { match: 'appbits', kind: 'status', status: 503 });
    await expect(sendEvents([event], { context })).rejects.toMatchObject({ httpStatus: 503 });
    expect((await collected()).events).toEqual([]);
    await steer('faults', 'DELETE');
    expect(await sendEvents([event], { context })).toEqual({ accepted: 1 });
  });

  it('shows events, actions and faults of the app as a page', async () => {
    const { sendEvents, saveAction, logClientCalls } = (await visitor()).client(analyticsContract);
    const { endTime, url, sessionId, transactionID, transactionAmount, ...action } = event;
    await sendEvents([{ ...event, screenName: '<b>' }], { context: { idempotencyKey: 'request-0003' } });
    expect(await saveAction(action)).toBe(true);
    expect(await logClientCalls({ logType: 'error', methodName: 'startup', logMessage: 'Gone' })).toBe(true);
    const page = await sandbox.app.request('http://localhost/sandbox/analytics', {
      headers: { accept: 'text/html' },
    });
    const text = await page.text();
    expect(text).toContain('1 events in 1 batches');
    expect(text).toContain('&lt;b&gt;');
    expect(text).toContain('Gone');
  });

  it('gives saved events back to their person alone [analytics-012] [analytics-013]', async () => {
    const maya = (await sandbox.signedIn()).client(analyticsContract);
    const camille = (await sandbox.signedIn(camilleTremblay)).client(analyticsContract);
    const saved = { eventName: 'FirstLogin', status: 'Active' } as const;
    expect(await maya.saveEvents([saved, saved])).toBe(true);
    expect(await maya.getEvents()).toEqual([saved]);
    expect(await camille.getEvents()).toEqual([]);
  });
});

describe('maintenance', () => {
  afterEach(() => steer('maintenance', 'POST', { on: false }));

  it('turns every call away but those that say so, until it ends [startup-018] [transport-011]', async () => {
    const device = await sandbox.signedIn();
    const startup = device.client(startupContract);
    expect(await startup.checkMaintenanceStatus()).toBe(true);
    await steer('maintenance', 'POST', { on: true });
    expect(await startup.checkMaintenanceStatus()).toBe(false);
    expect((await startup.getConfigurationSettings()).length).toBeGreaterThan(0);
    const save = device.client(placeContract).saveResidentialState({ residentialState: 'NY' });
    await expect(save).rejects.toMatchObject({
      ...{ kind: 'maintenance', httpStatus: 503, code: 'ServiceUnavailable' },
    });
    await steer('maintenance', 'POST', { on: false });
    expect(await startup.checkMaintenanceStatus()).toBe(true);
  });
});

describe('a fault that only the body tells', () => {
  it.each([
    [401, 'unauthorized'],
    [502, 'maintenance'],
    [503, 'maintenance'],
  ])(
    'is %i under HTTP 200, and is understood as %s [transport-010] [transport-011]',
    async (status, kind) => {
      const device = await visitor();
      await steer('faults', 'POST', { match: 'main/GetCIP', kind: 'status', status, inBody: true });
      const raw = await sandbox.app.request('http://localhost/api/main/GetCIP');
      expect([raw.status, (await raw.json()).httpStatusCode]).toEqual([200, status]);
      await expect(device.client(placeContract).getCIP()).rejects.toMatchObject({ kind, httpStatus: status });
    },
  );
});

describe('places', () => {
  it('are the address of a request, and configuration by either path [startup-026] [startup-014]', async () => {
    const device = await visitor();
    expect(await device.client(placeContract).getCIP()).toBe('127.0.0.1');
    expect(await device.client(placeContract).getAppConfigurationSettings()).toEqual(
      await device.client(startupContract).getConfigurationSettings(),
    );
  });

  it('are the region of an employer, with the site that serves it [enrollment-021]', async () => {
    const place = (await visitor()).client(placeContract);
    const person = { userID: 0, firstName: 'A', lastName: 'B', mobileNumber: '1', dialingCode: '1' };
    expect(await place.identifyRegion({ ...person, companyName: 'épicerie du plateau' })).toEqual({
      dayfareRegionID: 2,
      regionHost: 'https://ca.example.com',
      culture: 'en-US',
    });
    expect(await place.identifyRegion({ ...person, companyName: '%' })).toMatchObject({
      dayfareRegionID: 1,
      regionHost: null,
    });
  });

  it('are Canada for an employer there whichever partner it comes from, and for its people', async () => {
    const person = { userID: 0, firstName: 'A', lastName: 'B', mobileNumber: '1', dialingCode: '1' };
    const place = (await visitor()).client(placeContract);
    const found = await place.identifyRegion({ ...person, companyName: 'Coast Range Lodges' });
    expect(found.dayfareRegionID).toBe(2);
    const device = sandbox.device();
    const user = await device.signIn(averySingh.email, seedPassphrase);
    const shared = await device
      .client(startupContract)
      .startupDataV2({ IncludeShared: true, LivelyModule: 2 });
    expect(user.dayfareRegionID).toBe(2);
    expect(shared).toContainEqual({ key: 'BusinessBrandingType', value: 'UKG' });
  });

  it('are employers’ own addresses, all or by the beginning of the name [enrollment-024] [enrollment-025]', async () => {
    const place = (await visitor()).client(placeContract);
    const all = await place.getBranchNameMaps();
    expect(all.map(({ branchName }) => branchName).toSorted()).toEqual(['epicerie-plateau', 'harbor-fresh']);
    const find = (companyName: string) => place.getBranchNameMapsByName({ companyName });
    expect((await find('harb')).map(({ businessID }) => businessID)).toEqual([501]);
    expect(await find('%')).toEqual([]);
  });
});

describe('brute-force security', () => {
  it('lets the calls that give out tokens through with the header ak only [session-027]', async () => {
    const device = await sandbox.signedIn();
    const create = () => device.client(businessContract).createToken({ deviceId: 'device' });
    await expect(create()).rejects.toMatchObject({ code: 'InvalidRequest' });
    device.setBruteForceKey('device');
    expect((await create()).userID).toBe(mayaTorres.id);
  });
});

describe('an upload', () => {
  const send = async (file: File) =>
    upload((await sandbox.signedIn()).api, uploadContract.uploadEarningProof, { file });

  it('arrives byte for byte, signed as it is [transport-015]', async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => (index * 31) % 256);
    bytes.set([0x25, 0x50, 0x44, 0x46]);
    const file = new File([bytes], 'payé stub.pdf', { type: 'application/pdf' });
    expect(await send(file)).toMatchObject({ fileName: 'payé stub.pdf', size: 300_000 });
    const [kept] = await sandbox.db.select().from(uploads);
    expect(Buffer.from(kept?.contentBase64 ?? '', 'base64').equals(Buffer.from(bytes))).toBe(true);
  });

  it('is kept under its own name and as what it is, whatever the request says of both', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]);
    for (const [name, plain] of [
      ['../../etc/cron.d/stub.pdf', 'stub.pdf'],
      ['C:\\Windows\\stub.pdf', 'stub.pdf'],
      ['..stub<b>.pdf', 'stubb.pdf'],
      [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(116)}.pdf`],
    ] as const) {
      const file = new File([bytes], name, { type: 'text/html' });
      expect(await send(file)).toMatchObject({ fileName: plain });
      const rows = await sandbox.db.select().from(uploads);
      expect(rows.at(-1)).toMatchObject({ fileName: plain, contentType: 'application/pdf' });
    }
  });

  it('is refused when it is not what its name says, and when it is too large [validation-019]', async () => {
    const disguised = new File(['#!/bin/sh'], 'stub.pdf', { type: 'application/pdf' });
    await expect(send(disguised)).rejects.toMatchObject({ code: 'FileTypeRefused' });
    await expect(send(new File(['%PDF'], 'stub.exe'))).rejects.toMatchObject({ code: 'FileTypeRefused' });
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'stub.pdf');
    await expect(send(large)).rejects.toMatchObject({ code: 'RequestTooLarge' });
  });
});
