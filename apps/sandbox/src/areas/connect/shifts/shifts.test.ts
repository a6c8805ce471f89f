import { connectContract } from '@dayfare/api/connect/contract';
import { notificationsContract } from '@dayfare/api/connect/notifications/notifications-contract';
import { shiftsContract, type WireShift } from '@dayfare/api/connect/shifts/shifts-contract';
import { notificationsContract as profileNotifications } from '@dayfare/api/profile/notifications-contract';
import { shiftCancelReason } from '@dayfare/domain/connect';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../../platform/http/tables.ts';
import { hannahKowalski } from '../../../seeds/people/hannah-kowalski.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { nadiaRahman } from '../../../seeds/people/nadia-rahman.ts';
import { openSandbox } from '../../../testing/open.ts';
import { shiftRequests } from './tables.ts';

// Nadia plans shifts where Maya works; Kronos plans those where Hannah works.
const sandbox = await openSandbox({ seeds: [mayaTorres, nadiaRahman, hannahKowalski] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const refused = (code: string) => expect.objectContaining({ code });
const at = (seed: { id: number }, organizationID = 501) => ({ organizationID, userID: seed.id });
const person = async (seed = mayaTorres, organizationID = 501) => {
  const device = await sandbox.signedIn(seed);
  const calls = device.client(shiftsContract);
  const listed = async () => (await calls.getOrganizationShiftList(at(seed, organizationID))).shifts;
  const named = async (title: string) => {
    const found = (await listed()).find((shift) => shift.title === title);
    if (!found) throw new Error(`There is no shift ${title}.`);
    return found;
  };
  const remove = ({ shiftID, requestID }: WireShift, more: object = {}) =>
    calls.removeShift({
      ...{ ...at(seed, organizationID), shiftID, requestID: requestID ?? 0, branchUserID: seed.id },
      ...{ reasonID: 0, isOrganizationKronosEnable: false, ...more },
    });
  return { device, calls, listed, named, remove };
};

describe('shifts', () => {
  it('of the organization are listed until they begin, the next first, to its own people [connect-053]', async () => {
    const { calls, listed } = await person();
    const [first, second] = await listed();
    expect(first).toMatchObject({
      ...{ title: 'Morning, produce', location: '14 Harbor Street, Albany', timeZone: 'America/New_York' },
      ...{ startAt: '2026-10-18T10:00:00.000Z', endAt: '2026-10-18T18:00:00.000Z', openings: 2 },
      ...{ requestID: null, status: 0 },
    });
    expect(second?.title).toBe('Late, registers');
    expect(await listed()).toHaveLength(12);
    await expect(calls.getOrganizationShiftList(at(mayaTorres, 505))).rejects.toEqual(
      refused('InvalidRequest'),
    );
    await expect(calls.getOrganizationShiftList(at(nadiaRahman))).rejects.toEqual(refused('InvalidRequest'));
    await sandbox.advance(3 * 86_400_000);
    expect(await (await person()).listed()).toHaveLength(10);
  });

  it('have regular parts and breaks, also over midnight [connect-056]', async () => {
    const { calls, named } = await person();
    const { shiftID } = await named('Night, receiving');
    expect(await calls.getKronosShiftSegments({ organizationID: 501, shiftID })).toEqual({
      segments: [
        { segmentType: 0, startAt: '2026-10-21T02:00:00.000Z', endAt: '2026-10-21T06:00:00.000Z' },
        { segmentType: 1, startAt: '2026-10-21T06:00:00.000Z', endAt: '2026-10-21T06:30:00.000Z' },
        { segmentType: 0, startAt: '2026-10-21T06:30:00.000Z', endAt: '2026-10-21T09:00:00.000Z' },
      ],
    });
    const hannah = await person(hannahKowalski, 505);
    await expect(hannah.calls.getKronosShiftSegments({ organizationID: 505, shiftID })).rejects.toEqual(
      refused('ShiftNotFound'),
    );
  });

  it('are requested once, all or none, while somebody is wanted and one is free [connect-054]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    const morning = await maya.named('Morning, produce');
    const late = await maya.named('Late, registers');
    const night = await maya.named('Night, receiving');
    const request = (who: typeof maya, ...wanted: readonly WireShift[]) =>
      who.calls.requestShifts({ shiftIDs: wanted.map(({ shiftID }) => shiftID) });
    const first = await request(maya, late);
    expect(first.shifts).toMatchObject([{ status: 1, openings: 0 }]);
    expect(await request(maya, late)).toEqual(first);
    expect(await sandbox.db.select().from(shiftRequests)).toHaveLength(1);
    await expect(request(maya, night, morning)).rejects.toEqual(refused('ShiftOverlap'));
    expect((await maya.named('Night, receiving')).status).toBe(0);
    await expect(request(nadia, late)).rejects.toEqual(refused('ShiftNotOpen'));
    expect((await request(nadia, morning, night)).shifts).toHaveLength(2);
    await expect(request(maya, { ...late, shiftID: 9_999 })).rejects.toEqual(refused('ShiftNotFound'));
    await sandbox.advance(5 * 86_400_000);
    await expect(request(await person(), night)).rejects.toEqual(refused('ShiftNotOpen'));
  });

  it('are cancelled with a reason by whoever requested them, until they begin [connect-055]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    const { shiftID } = await maya.named('Late, registers');
    await maya.calls.requestShifts({ shiftIDs: [shiftID] });
    const mine = await maya.named('Late, registers');
    await expect(nadia.remove(mine)).rejects.toEqual(refused('ShiftNotFound'));
    await expect(maya.remove(mine, { userID: nadiaRahman.id })).rejects.toEqual(refused('InvalidRequest'));
    await expect(maya.remove(mine, { isOrganizationKronosEnable: true })).rejects.toEqual(
      refused('InvalidRequest'),
    );
    const after = await maya.remove(mine, { reasonID: 2 });
    expect(after).toMatchObject({ status: 0, requestID: null, openings: 1 });
    for (const reason of shiftCancelReason.names)
      expect(await maya.remove(mine, { reasonID: shiftCancelReason.toWire(reason) })).toEqual(after);
    await expect(maya.remove(mine, { reasonID: 9 })).rejects.toEqual(refused('InvalidRequest'));
    expect(await sandbox.db.select().from(shiftRequests)).toMatchObject([{ reason: 2 }]);
    await maya.calls.requestShifts({ shiftIDs: [shiftID] });
    const again = await maya.named('Late, registers');
    await sandbox.advance(3 * 86_400_000);
    await expect((await person()).remove(again)).rejects.toEqual(refused('ShiftNotCancellable'));
  });

  it('are confirmed at once where Kronos plans them, which Connect says of the organization', async () => {
    const hannah = await person(hannahKowalski, 505);
    const { shiftID } = await hannah.named('Evening, kitchen');
    expect((await hannah.calls.requestShifts({ shiftIDs: [shiftID] })).shifts).toMatchObject([{ status: 2 }]);
    const list = await hannah.calls.getOrganizationShiftList(at(hannahKowalski, 505));
    expect(list.isOrganizationKronosEnable).toBe(true);
    const { settings } = await hannah.device
      .client(connectContract)
      .connectTokenAndSettings({ userID: hannahKowalski.id });
    expect(settings.isKronosEnabled).toBe(true);
    const own = await hannah.named('Evening, kitchen');
    expect(await hannah.remove(own, { isOrganizationKronosEnable: true })).toMatchObject({ status: 0 });
  });

  it('that were requested are confirmed or declined by a manager, who tells the person', async () => {
    const maya = await person();
    const settings = maya.device.client(profileNotifications);
    const told = async () =>
      (await maya.device.client(notificationsContract).notifications({ pageNumber: 1, pageSize: 10 }))
        .notifications;
    const texts = async () =>
      (await sandbox.db.select().from(outbox)).filter(({ channel }) => channel === 'text');
    const decide = (id: number, decision: string) =>
      sandbox.answer(
        new Request('http://localhost/sandbox/shifts', {
          ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
          body: JSON.stringify({ id, decision }),
        }),
      );
    const request = async (title: string) => {
      const { shiftID } = await maya.named(title);
      await maya.calls.requestShifts({ shiftIDs: [shiftID] });
      return (await maya.named(title)).requestID ?? 0;
    };
    const before = (await texts()).length;
    const id = await request('Late, registers');
    expect((await decide(id, 'Confirmed')).status).toBe(200);
    expect((await decide(id, 'Declined')).status).toBe(404);
    expect(await maya.named('Late, registers')).toMatchObject({ status: 2 });
    expect(await told()).toMatchObject([{ title: 'Your shift is confirmed', isRead: false }]);
    expect(await texts()).toHaveLength(before + 1);
    await settings.saveNotificationSetting({ settings: [{ channel: 1, topic: 0, isEnabled: false }] });
    await decide(await request('Night, receiving'), 'Declined');
    expect(await maya.named('Night, receiving')).toMatchObject({ status: 3, openings: 3 });
    expect((await told()).map(({ title }) => title)).toContain('Your request was declined');
    expect(await texts()).toHaveLength(before + 1);
  });
});
