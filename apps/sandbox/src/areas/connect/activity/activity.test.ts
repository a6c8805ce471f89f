import { activityContract } from '@dayfare/api/connect/activity/activity-contract';
import { announcementsContract } from '@dayfare/api/connect/announcements/announcements-contract';
import { connectContract } from '@dayfare/api/connect/contract';
import { notificationsContract } from '@dayfare/api/connect/notifications/notifications-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { nadiaRahman } from '../../../seeds/people/nadia-rahman.ts';
import { priyaRaman } from '../../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../../testing/open.ts';
import { activityMessages } from './tables.ts';

// Nadia is a manager where Maya works; Priya works elsewhere.
const sandbox = await openSandbox({ seeds: [mayaTorres, nadiaRahman, priyaRaman] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const refused = (code: string) => expect.objectContaining({ code });
const person = async (seed = mayaTorres, organizationID = 501) => {
  const device = await sandbox.signedIn(seed);
  const calls = device.client(activityContract);
  const at = { organizationID, userID: seed.id };
  return {
    ...{ device, calls, at },
    feed: async () =>
      calls.getTwilioActivityMessagesByUserID({ userID: seed.id, pageNumber: 1, pageSize: 10 }),
    search: async (searchQuery: string, activityType = 0) =>
      (
        await calls.searchRecentActivity({ ...at, searchQuery, activityType, pageNumber: 1, pageSize: 10 })
      ).activities.map(({ Title }) => Title),
    channel: async () => (await calls.getActivityChannelSid(at)).activityChannelSid,
  };
};
const message = (sender: typeof mayaTorres, more: object = {}) => ({
  ...{ body: 'Could you open on Monday?', Title: 'Monday', IsAttachment: false, ActivityType: 2 },
  ...{ AttachmentType: null, MimeType: null, AttachmentURL: null, SenderId: sender.id },
  SenderName: `${sender.firstName} ${sender.lastName}`,
  ...more,
});
const attached = {
  ...{ IsAttachment: true, AttachmentType: 2, MimeType: 'application/pdf', Title: 'Plan', ActivityType: 1 },
  AttachmentURL: 'https://files.example/plan.pdf',
};

describe('activities', () => {
  it('are sent to a colleague’s channel with their attributes, and told; the account is the server’s alone [connect-005] [connect-010] [connect-011] [connect-083] [connect-084]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    const ActivityChannelSid = await maya.channel();
    const { settings } = await maya.device
      .client(connectContract)
      .connectTokenAndSettings({ userID: mayaTorres.id });
    expect(settings.activityChannelSid).toBe(ActivityChannelSid);
    const to = { ActivityChannelSid, OrganizationID: 501 };
    const sent = await nadia.calls.sendActivityNotification({ ...to, ...message(nadiaRahman, attached) });
    expect(sent).toMatchObject({ ...message(nadiaRahman), ...attached });
    expect(Object.keys(sent).filter((key) => /account|auth|token/i.test(key))).toEqual([]);
    expect(await maya.feed()).toEqual({ activities: [sent], total: 1 });
    expect((await nadia.feed()).total).toBe(0);
    const told = await maya.device
      .client(notificationsContract)
      .notifications({ pageNumber: 1, pageSize: 1 });
    expect(told.notifications).toMatchObject([{ title: 'Plan', path: '/connect/activity' }]);
    const send = (more: object) =>
      nadia.calls.sendActivityNotification({ ...to, ...message(nadiaRahman, more) });
    for (const wrong of [
      { AccountSid: 'AC1', AuthToken: 'secret' },
      { SenderName: 'The boss' },
      { SenderId: mayaTorres.id, SenderName: 'Maya Torres' },
      { ActivityType: 6 },
      { ...attached, AttachmentType: 5 },
      { IsAttachment: true },
      { ...attached, AttachmentURL: 'javascript:alert(1)' },
    ])
      await expect(send(wrong)).rejects.toEqual(refused('InvalidRequest'));
    const priya = await person(priyaRaman, 503);
    await expect(
      priya.calls.sendActivityNotification({ ...to, ...message(priyaRaman), OrganizationID: 503 }),
    ).rejects.toEqual(expect.objectContaining({ code: expect.stringMatching(/InvalidRequest|NotFound/) }));
  });

  it('are told under the kinds of conversations: groups, announcements, shifts and chats [connect-009]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    const to = { ActivityChannelSid: await maya.channel(), OrganizationID: 501 };
    // Group, Direct, Company, Shift, ChatActivity.
    for (const ActivityType of [1, 2, 3, 4, 5])
      await nadia.calls.sendActivityNotification({ ...to, ...message(nadiaRahman, { ActivityType }) });
    const told = await maya.device
      .client(notificationsContract)
      .notifications({ pageNumber: 1, pageSize: 10 });
    expect(told.notifications.map(({ kind }) => kind).toReversed()).toEqual([1, 4, 2, 3, 4]);
  });

  it('of an organization have a channel by its name, which its managers alone speak in [connect-082]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    const named = { ...nadia.at, channelName: 'news' };
    const { activityChannelSid } = await nadia.calls.generateOrganizationActivitySID(named);
    expect(await nadia.calls.generateOrganizationActivitySID(named)).toEqual({ activityChannelSid });
    await expect(maya.calls.generateOrganizationActivitySID({ ...named, ...maya.at })).rejects.toEqual(
      refused('NotAnnouncer'),
    );
    const to = { ActivityChannelSid: activityChannelSid, OrganizationID: 501 };
    await expect(maya.calls.sendActivityNotification({ ...to, ...message(mayaTorres) })).rejects.toEqual(
      refused('NotAnnouncer'),
    );
    await nadia.calls.sendActivityNotification({ ...to, ...message(nadiaRahman, { ActivityType: 3 }) });
    expect((await maya.feed()).total).toBe(1);
    expect((await (await person(priyaRaman, 503)).feed()).total).toBe(0);
  });

  it('are read page by page and found by words and type, with announcements among them [connect-080] [connect-081]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    await nadia.device.client(announcementsContract).saveCompanyMessage({
      ...{ customId: crypto.randomUUID(), title: 'Inventory', detail: 'We begin at five.' },
      needsAcknowledgement: false,
    });
    const to = { ActivityChannelSid: await maya.channel(), OrganizationID: 501 };
    for (const Title of ['First', 'Second']) {
      sandbox.clock.ms += 60_000;
      await nadia.calls.sendActivityNotification({ ...to, ...message(nadiaRahman, { Title }) });
    }
    const page = async (pageNumber: number) =>
      (
        await maya.calls.getTwilioActivityMessagesByUserID({
          ...{ userID: mayaTorres.id, pageNumber, pageSize: 2 },
        })
      ).activities.map(({ Title }) => Title);
    expect([await page(1), await page(2)]).toEqual([['Second', 'First'], ['Inventory']]);
    expect(await maya.search('')).toHaveLength(3);
    expect(await maya.search('FIVE nadia')).toEqual(['Inventory']);
    expect(await maya.search('', 2)).toEqual(['Second', 'First']);
    expect(await maya.search('second', 3)).toEqual([]);
    await expect(
      maya.calls.getTwilioActivityMessagesByUserID({ userID: nadiaRahman.id, pageNumber: 1, pageSize: 2 }),
    ).rejects.toEqual(refused('InvalidRequest'));
  });

  it('are changed by whoever sent them, and kept once in one’s own channel as the chat tells of them [connect-085] [connect-086] [connect-087]', async () => {
    const [maya, nadia] = [await person(), await person(nadiaRahman)];
    const to = { ActivityChannelSid: await maya.channel(), OrganizationID: 501 };
    const sent = await nadia.calls.sendActivityNotification({ ...to, ...message(nadiaRahman) });
    const change = { MessageSid: sent.MessageSid, Title: 'Tuesday', body: 'Tuesday is enough.' };
    await expect(maya.calls.updateTwilioActivity(change)).rejects.toEqual(refused('ActivityNotFound'));
    await nadia.calls.updateTwilioActivity(change);
    expect(await maya.search('tuesday')).toEqual(['Tuesday']);
    const received = { MessageSid: crypto.randomUUID(), ...message(nadiaRahman, { Title: 'Told' }) };
    const kept = await maya.calls.saveTwilioActivity(received);
    expect(await maya.calls.saveTwilioActivity({ ...received, Title: 'Again' })).toEqual(kept);
    const another = { ...received, MessageSid: crypto.randomUUID() };
    const dump = { activities: [received, another] };
    expect(await maya.calls.dumpTwilioActivityToDatabase(dump)).toEqual({ saved: 1 });
    expect(await maya.calls.dumpTwilioActivityToDatabase(dump)).toEqual({ saved: 0 });
    await expect(nadia.calls.saveTwilioActivity(received)).rejects.toEqual(refused('ActivityNotFound'));
    await expect(maya.calls.saveTwilioActivity({ ...another, ...message(priyaRaman) })).rejects.toEqual(
      refused('ColleagueNotFound'),
    );
    expect(await sandbox.db.select().from(activityMessages)).toHaveLength(3);
  });
});
