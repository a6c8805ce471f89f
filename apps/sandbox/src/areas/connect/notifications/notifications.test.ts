import { announcementsContract } from '@dayfare/api/connect/announcements/announcements-contract';
import { notificationsContract } from '@dayfare/api/connect/notifications/notifications-contract';
import { notificationsContract as settingsContract } from '@dayfare/api/profile/notifications-contract';
import { getDueCountsContract } from '@dayfare/api/startup/get-due-counts-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../../platform/http/tables.ts';
import { claraMbeki } from '../../../seeds/people/clara-mbeki.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { nadiaRahman } from '../../../seeds/people/nadia-rahman.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';

// Nadia is a manager where Maya works; Sam has no employer.
const sandbox = await openSandbox({ seeds: [mayaTorres, nadiaRahman, claraMbeki, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const refused = (code: string) => expect.objectContaining({ code });
const person = async (seed = mayaTorres) => {
  const device = await sandbox.signedIn(seed);
  return {
    device,
    calls: device.client(notificationsContract),
    settings: device.client(settingsContract),
    announce: async (title: string, needsAcknowledgement = false) =>
      device.client(announcementsContract).saveCompanyMessage({
        ...{ customId: crypto.randomUUID(), title, detail: 'We begin at five.', needsAcknowledgement },
      }),
  };
};
const token = (seed: { id: number }, registrationToken: string) => ({
  ...{ deviceType: 1, userID: seed.id, registrationToken, appState: 1, updatedBy: seed.id },
});
const page = (all: boolean, seed = mayaTorres) => ({
  ...{ userID: seed.id, all, pageNumber: 1, pageSize: 10 },
});
const pushes = async () =>
  (await sandbox.db.select().from(outbox))
    .filter(({ channel }) => channel === 'push')
    .map(({ recipient, subject, body }) => [recipient, subject, body]);

describe('notifications', () => {
  it('are listed the newest first, read, counted on their tab, and only one’s own [connect-092] [connect-094]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    await nadia.announce('Inventory on Sunday');
    sandbox.clock.ms += 60_000;
    await nadia.announce('New badges');
    const list = async (all: boolean) => await maya.calls.getPushNotification(page(all));
    const { notifications, total, unread } = await list(true);
    expect(notifications.map(({ title }) => title)).toEqual(['New badges', 'Inventory on Sunday']);
    expect([total, unread]).toEqual([2, 2]);
    const due = async () => (await maya.device.client(getDueCountsContract).getDueCounts()).counts;
    expect(await due()).toContainEqual({ name: 'notifications', count: 2 });
    const [first] = notifications;
    const read = { userID: mayaTorres.id, notificationIDs: [first?.notificationID ?? 0] };
    expect(await maya.calls.markNotificationRead(read)).toEqual({ unread: 1 });
    expect(await maya.calls.markNotificationRead(read)).toEqual({ unread: 1 });
    expect((await list(false)).notifications.map(({ title }) => title)).toEqual(['Inventory on Sunday']);
    expect((await list(true)).notifications).toHaveLength(2);
    const clara = await person(claraMbeki);
    await clara.calls.markNotificationRead({ ...read, userID: claraMbeki.id });
    await expect(clara.calls.markNotificationRead(read)).rejects.toEqual(refused('InvalidRequest'));
    await expect(clara.calls.getPushNotification(page(true))).rejects.toEqual(refused('InvalidRequest'));
    expect(await maya.calls.markNotificationRead({ ...read, notificationIDs: [] })).toEqual({ unread: 0 });
    expect((await nadia.calls.getPushNotification(page(true, nadiaRahman))).total).toBe(0);
  });

  it('are also given to people without an employer [connect-106]', async () => {
    const [sam, maya, nadia] = [await person(samWhitfield), await person(), await person(nadiaRahman)];
    await nadia.announce('Inventory on Sunday');
    const first = { pageNumber: 1, pageSize: 1 };
    expect(await sam.calls.notifications(first)).toEqual({ notifications: [], total: 0, unread: 0 });
    expect(await maya.calls.notifications(first)).toMatchObject({
      ...{ total: 1, unread: 1 },
      notifications: [
        { kind: 2, title: 'Inventory on Sunday', shortText: 'New announcement from Nadia Rahman' },
      ],
    });
  });

  it('arrive on the devices on which their person is signed in, and say little there [connect-006] [connect-093] [connect-095]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    expect(await maya.calls.saveUpdateUserGCMToken(token(mayaTorres, 'one'))).toBe(true);
    await expect(maya.calls.saveUpdateUserGCMToken(token(nadiaRahman, 'one'))).rejects.toEqual(
      refused('InvalidRequest'),
    );
    const words = {
      title: 'Tomorrow',
      shortText: 'A message from Nadia',
      message: 'Please bring your badge.',
    };
    const send = (who: typeof maya, to: typeof mayaTorres, from: typeof mayaTorres, registrationToken = '') =>
      who.calls.sendGCMMessage({
        ...{ ...words, ...token(to, registrationToken), updatedBy: from.id },
      });
    expect(await send(nadia, mayaTorres, nadiaRahman)).toEqual({ sent: 1 });
    expect(await pushes()).toEqual([['one', 'Tomorrow', 'A message from Nadia']]);
    expect(await send(nadia, mayaTorres, nadiaRahman, 'another')).toEqual({ sent: 0 });
    const { notifications } = await maya.calls.getPushNotification(page(false));
    expect(notifications[0]).toMatchObject(words);
    await expect(send(maya, nadiaRahman, mayaTorres)).rejects.toEqual(refused('NotAnnouncer'));
    await expect(send(maya, samWhitfield, mayaTorres)).rejects.toEqual(refused('ColleagueNotFound'));
    await expect(send(maya, mayaTorres, nadiaRahman)).rejects.toEqual(refused('InvalidRequest'));
    // The phone goes to Clara: what Maya is told no longer arrives on it.
    const clara = await person(claraMbeki);
    await clara.calls.saveUpdateUserGCMToken(token(claraMbeki, 'one'));
    expect(await send(nadia, mayaTorres, nadiaRahman)).toEqual({ sent: 0 });
    expect(await send(maya, mayaTorres, mayaTorres)).toEqual({ sent: 0 });
  });
});

describe('what people are told of', () => {
  it('is a topic of a channel, and on until they say otherwise [profile-014] [profile-015] [profile-016]', async () => {
    const { settings } = await person();
    const everything = [
      ...[[0, 0] as const, [0, 1] as const, [1, 0] as const, [1, 2] as const, [1, 3] as const],
      ...[[2, 1] as const, [3, 4] as const],
    ].map(([channel, topic]) => ({ channel, topic, isEnabled: true }));
    expect(await settings.getNotificationSetting()).toEqual({ settings: everything });
    const off = { channel: 0, topic: 1, isEnabled: false };
    const after = {
      settings: everything.map((one) => (one.channel === 0 && one.topic === 1 ? off : one)),
    };
    expect(await settings.saveNotificationSetting({ settings: [off] })).toEqual(after);
    expect(await settings.saveNotificationSetting({ settings: [off] })).toEqual(after);
    await expect(
      settings.saveNotificationSetting({ settings: [{ ...off, channel: 2, topic: 2 }] }),
    ).rejects.toEqual(refused('InvalidRequest'));
    const clara = await person(claraMbeki);
    expect(await clara.settings.getNotificationSetting()).toEqual({ settings: everything });
  });

  it('is honoured: no push, no e-mail and no offer where they don’t want it', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    await maya.calls.saveUpdateUserGCMToken(token(mayaTorres, 'one'));
    const emails = async () =>
      (await sandbox.db.select().from(outbox)).filter(
        ({ channel, recipient }) => channel === 'email' && recipient === mayaTorres.email,
      ).length;
    const offers = async () =>
      (
        await maya.device.client(announcementsContract).getCompanyMessage({ userID: mayaTorres.id })
      ).companyMessages.filter(({ isMarketing }) => isMarketing).length;
    const before = await emails();
    await nadia.announce('Inventory on Sunday', true);
    expect([(await pushes()).length, await emails(), await offers()]).toEqual([1, before + 1, 1]);
    await maya.settings.saveNotificationSetting({
      settings: [
        { channel: 0, topic: 1, isEnabled: false },
        { channel: 2, topic: 1, isEnabled: false },
        { channel: 3, topic: 4, isEnabled: false },
      ],
    });
    await nadia.announce('New badges', true);
    expect([(await pushes()).length, await emails(), await offers()]).toEqual([1, before + 1, 0]);
    expect((await maya.calls.getPushNotification(page(true))).total).toBe(2);
  });
});
