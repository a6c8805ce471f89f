import { announcementsContract } from '@dayfare/api/connect/announcements/announcements-contract';
import { upload } from '@dayfare/api/upload';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { nadiaRahman } from '../../../seeds/people/nadia-rahman.ts';
import { priyaRaman } from '../../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../../testing/open.ts';
import { notifications } from '../notifications/tables.ts';

// Nadia is a manager where Maya works; she has announced something, and a partner has in her name.
const sandbox = await openSandbox({ seeds: [mayaTorres, nadiaRahman, priyaRaman] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const refused = (code: string) => expect.objectContaining({ code });
const calls = async (seed = mayaTorres) => (await sandbox.signedIn(seed)).client(announcementsContract);
const command = () => ({
  ...{ customId: crypto.randomUUID(), title: 'Inventory on Sunday', detail: 'We begin at five.' },
  needsAcknowledgement: true,
});
const firstPage = { organizationUniqueCode: 501, pageNumber: 1, pageSize: 10 };
const all = async (one: Awaited<ReturnType<typeof calls>>, seed = mayaTorres) =>
  (await one.getCompanyMessage({ userID: seed.id })).companyMessages;

/** How many notifications about announcements Maya has had since the start. */
const told = async () =>
  (await sandbox.db.select().from(notifications)).filter(
    ({ employeeId, path }) => employeeId === mayaTorres.id && path?.startsWith('/connect/announcements/'),
  ).length;

describe('announcements', () => {
  it('are made once by a manager, and by nobody else [connect-058]', async () => {
    const [maya, nadia] = [await calls(), await calls(nadiaRahman)];
    const made = command();
    const first = await nadia.saveCompanyMessage(made);
    expect(await nadia.saveCompanyMessage(made)).toEqual(first);
    expect(first).toMatchObject({ title: made.title, authorName: 'Nadia Rahman', likes: 0 });
    await expect(maya.saveCompanyMessage(command())).rejects.toEqual(refused('NotAnnouncer'));
    expect((await nadia.getCompanyMessage({ userID: nadiaRahman.id })).mayAnnounce).toBe(true);
    expect((await maya.getCompanyMessage({ userID: mayaTorres.id })).mayAnnounce).toBe(false);
  });

  it('are read the newest first, page by page, by the people of the organization [connect-057] [connect-059]', async () => {
    const [maya, nadia] = [await calls(), await calls(nadiaRahman)];
    await nadia.saveCompanyMessage(command());
    const titles = (await all(maya)).map(({ title, isMarketing }) => [title, isMarketing]);
    expect(titles).toEqual([
      ['Inventory on Sunday', false],
      ['The loading dock is closed on Monday', false],
      ['Ten percent off winter boots', true],
    ]);
    const page = await maya.companyMessagesByOrganizationID({ ...firstPage, pageNumber: 2, pageSize: 1 });
    expect([page.companyMessages.map(({ title }) => title), page.total]).toEqual([
      ['The loading dock is closed on Monday'],
      2,
    ]);
    const priya = await calls(priyaRaman);
    expect(await all(priya, priyaRaman)).toEqual([]);
    await expect(priya.companyMessagesByOrganizationID(firstPage)).rejects.toEqual(refused('InvalidRequest'));
    await expect(priya.getCompanyMessage({ userID: mayaTorres.id })).rejects.toEqual(
      refused('InvalidRequest'),
    );
  });

  it('of the company are liked and acknowledged, and one sees by whom [connect-060] [connect-061] [connect-062] [connect-063]', async () => {
    const [maya, nadia] = [await calls(), await calls(nadiaRahman)];
    const [{ companyMessageID } = { companyMessageID: 0 }] = await all(maya);
    const named = { companyMessageID };
    await maya.likeCompanyMessage({ ...named, isLiked: true });
    expect(await maya.likeCompanyMessage({ ...named, isLiked: true })).toMatchObject({
      ...{ likes: 1, isLiked: true, acknowledged: 0 },
    });
    expect(await nadia.getCompanyMessagesLikes(named)).toMatchObject({ people: [{ name: 'Maya Torres' }] });
    expect(await maya.likeCompanyMessage({ ...named, isLiked: false })).toMatchObject({ likes: 0 });
    await maya.acknowledgedCompanyMessage(named);
    expect(await maya.acknowledgedCompanyMessage(named)).toMatchObject({
      ...{ acknowledged: 1, isAcknowledged: true },
    });
    const read = await nadia.getCompanyMessagesAcknowledged(named);
    expect(read).toMatchObject({ people: [{ userID: mayaTorres.id, name: 'Maya Torres' }] });
    const priya = await calls(priyaRaman);
    for (const asked of [
      () => priya.likeCompanyMessage({ ...named, isLiked: true }),
      () => priya.acknowledgedCompanyMessage(named),
      () => priya.getCompanyMessagesLikes(named),
      () => maya.likeCompanyMessageMarketing({ ...named, isLiked: true }),
    ])
      await expect(asked()).rejects.toEqual(refused('AnnouncementNotFound'));
  });

  it('of a partner are liked and acknowledged by calls of their own [connect-064] [connect-065] [connect-066] [connect-067]', async () => {
    const maya = await calls();
    const { companyMessageID = 0 } = (await all(maya)).find(({ isMarketing }) => isMarketing) ?? {};
    const named = { companyMessageID };
    expect(await maya.likeCompanyMessageMarketing({ ...named, isLiked: true })).toMatchObject({ likes: 1 });
    expect(await maya.acknowledgedCompanyMarketingMessage(named)).toMatchObject({ isAcknowledged: true });
    const own = { people: [{ name: 'Maya Torres' }] };
    expect(await maya.getCompanyMessagesMarketingLikes(named)).toMatchObject(own);
    expect(await maya.getCompanyMessagesMarketingAcknowledged(named)).toMatchObject(own);
    await expect(maya.getCompanyMessagesLikes(named)).rejects.toEqual(refused('AnnouncementNotFound'));
  });

  it('can be scheduled: only those who may announce see it before, and people are told once it is time', async () => {
    const [maya, nadia] = [await calls(), await calls(nadiaRahman)];
    const at = (hours: number) => new Date(sandbox.clock.ms + hours * 3_600_000).toISOString();
    const later = { ...command(), publishAt: at(3) };
    for (const publishAt of [at(-1), at(91 * 24)])
      await expect(nadia.saveCompanyMessage({ ...command(), publishAt })).rejects.toEqual(
        refused('InvalidRequest'),
      );
    const made = await nadia.saveCompanyMessage(later);
    expect(made).toMatchObject({ createdAt: later.publishAt, manage: { isScheduled: true } });
    const titles = async () => (await all(maya)).map(({ title }) => title);
    expect(await titles()).not.toContain(later.title);
    const named = { companyMessageID: made.companyMessageID };
    await expect(maya.likeCompanyMessage({ ...named, isLiked: true })).rejects.toEqual(
      refused('AnnouncementNotFound'),
    );
    expect(await told()).toBe(0);
    await sandbox.advance(3 * 3_600_000 + 60_000);
    expect(await titles()).toContain(later.title);
    expect(await told()).toBe(1);
    // Sent again, though its time is over.
    expect(await nadia.saveCompanyMessage(later)).toMatchObject(named);
  });

  it('are taken back for everyone, also before their time, with what was told of them', async () => {
    const [maya, nadia] = [await calls(), await calls(nadiaRahman)];
    const { companyMessageID } = await nadia.saveCompanyMessage(command());
    const named = { companyMessageID };
    await expect(maya.withdrawCompanyMessage(named)).rejects.toEqual(refused('NotAnnouncer'));
    expect(await told()).toBe(1);
    for (const _again of [1, 2]) expect(await nadia.withdrawCompanyMessage(named)).toBe(true);
    expect(await told()).toBe(0);
    await expect(maya.acknowledgedCompanyMessage(named)).rejects.toEqual(refused('AnnouncementNotFound'));
    const publishAt = new Date(sandbox.clock.ms + 3_600_000).toISOString();
    const scheduled = await nadia.saveCompanyMessage({ ...command(), publishAt });
    await nadia.withdrawCompanyMessage({ companyMessageID: scheduled.companyMessageID });
    await sandbox.advance(2 * 3_600_000);
    expect(await told()).toBe(0);
  });

  it('have a detail of 2000 characters at most [validation-019]', async () => {
    const nadia = await calls(nadiaRahman);
    const long = (length: number) => nadia.saveCompanyMessage({ ...command(), detail: 'a'.repeat(length) });
    await expect(long(2_001)).rejects.toEqual(refused('InvalidRequest'));
    expect((await long(2_000)).detail).toHaveLength(2_000);
  });

  it('remind those who have yet to acknowledge them, once a day and three times at most [validation-019]', async () => {
    const [maya, nadia] = [await calls(), await calls(nadiaRahman)];
    const { companyMessageID, manage } = await nadia.saveCompanyMessage(command());
    expect(manage).toMatchObject({ isScheduled: false, waiting: 1 });
    expect((await all(maya))[0]).toMatchObject({ manage: null });
    const named = { companyMessageID };
    await expect(maya.remindOfCompanyMessage(named)).rejects.toEqual(refused('NotAnnouncer'));
    expect(await nadia.remindOfCompanyMessage(named)).toMatchObject({ manage: { waiting: 1 } });
    expect(await told()).toBe(2);
    await expect(nadia.remindOfCompanyMessage(named)).rejects.toEqual(refused('TooManyReminders'));
    await sandbox.advance(25 * 3_600_000);
    await nadia.remindOfCompanyMessage(named);
    await sandbox.advance(25 * 3_600_000);
    await (await calls()).acknowledgedCompanyMessage(named);
    const third = await (await calls(nadiaRahman)).remindOfCompanyMessage(named);
    // All have acknowledged it, and a fourth is never sent.
    expect(third).toMatchObject({ manage: { waiting: 0, nextReminderAt: null } });
    expect(await told()).toBe(3);
  });

  it('have an image that their author uploaded, seen by the organization’s people alone [connect-077]', async () => {
    const maya = await sandbox.signedIn(mayaTorres);
    const nadia = await sandbox.signedIn(nadiaRahman);
    const priya = await sandbox.signedIn(priyaRaman);
    const png = (name: string, size = 20) => {
      const bytes = new Uint8Array(size);
      bytes.set(Buffer.from('89504e470d0a1a0a', 'hex'));
      // All of it is one chunk of picture data.
      new DataView(bytes.buffer).setUint32(8, size - 20);
      bytes.set(Buffer.from('IDAT'), 12);
      return new File([bytes], name, { type: 'image/png' });
    };
    const send = (who: typeof nadia, file: File) =>
      upload(who.api, announcementsContract.uploadImageForCompanyMessage, { file });
    const { imageID } = await send(nadia, png('dock.png'));
    const calls = nadia.client(announcementsContract);
    const { companyMessageID, hasImage } = await calls.saveCompanyMessage({ ...command(), imageID });
    expect(hasImage).toBe(true);
    const read = (who: typeof nadia) =>
      who.client(announcementsContract).getCompanyMessageImage({ companyMessageID });
    const shown = await read(maya);
    expect(shown.mediaType).toBe('image/png');
    expect(Buffer.from(shown.base64, 'base64').byteLength).toBe(20);
    await expect(read(priya)).rejects.toEqual(refused('AnnouncementNotFound'));
    await expect(calls.saveCompanyMessage({ ...command(), imageID })).rejects.toEqual(
      refused('InvalidRequest'),
    );
    expect(await all(calls, nadiaRahman)).toHaveLength(3);
    await expect(send(maya, png('dock.png'))).rejects.toEqual(refused('NotAnnouncer'));
    await expect(send(nadia, png('dock.pdf'))).rejects.toEqual(refused('ImageTypeRefused'));
    sandbox.server.configuration.set({ ConnectAnnouncementFileSize: '1' });
    await expect(send(nadia, png('dock.png', 1024 * 1024 + 1))).rejects.toEqual(refused('ImageTooLarge'));
    sandbox.server.configuration.clear();
  });
});
