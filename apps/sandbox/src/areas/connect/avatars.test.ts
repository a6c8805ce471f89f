import { avatarsContract } from '@dayfare/api/connect/avatars-contract';
import { chatContract } from '@dayfare/api/connect/chat/chat-contract';
import { groupsContract } from '@dayfare/api/connect/chat/groups-contract';
import { connectContract } from '@dayfare/api/connect/contract';
import { profileContract } from '@dayfare/api/profile/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { upload } from '@dayfare/api/upload';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { claraMbeki } from '../../seeds/people/clara-mbeki.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../seeds/people/priya-raman.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../testing/open.ts';
import { mediaFiles } from '../media/tables.ts';

// Maya and Clara work for the same employer, Priya for another, Sam for none.
const sandbox = await openSandbox({ seeds: [mayaTorres, claraMbeki, priyaRaman, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const refused = (code: string) => expect.objectContaining({ code });
const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const png = () => new File([bytes], 'me.png', { type: 'image/png' });
const address = /^\/api\/media\/[0-9a-f-]+\?until=\d+&seal=.+$/;

async function person(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const avatars = device.client(avatarsContract);
  const keep = (file = png()) =>
    upload(device.api, avatarsContract.uploadUserAvatar, { file, customId: crypto.randomUUID() });
  return { device, avatars, keep };
}

describe('a picture of a person', () => {
  it('is kept, shown to colleagues in lists, chats and groups, and taken away again [connect-069] [connect-071] [connect-073] [connect-075]', async () => {
    const maya = await person();
    const clara = await person(claraMbeki);
    const { sid } = await maya.keep();
    const own = { userID: mayaTorres.id };
    expect(await clara.avatars.userAvatar(own)).toEqual({ ...own, imageURL: null });
    const saved = await maya.avatars.saveAvatar({ ...own, avatarSid: sid });
    expect(saved.imageURL).toMatch(address);
    expect((await sandbox.app.request(saved.imageURL ?? '')).status).toBe(200);
    expect(await clara.avatars.userAvatar(own)).toEqual(saved);
    const asked = { userIDs: [mayaTorres.id, claraMbeki.id, priyaRaman.id] };
    expect((await clara.avatars.usersAvatar(asked)).avatars).toEqual(
      expect.arrayContaining([saved, { userID: claraMbeki.id, imageURL: null }]),
    );
    expect((await clara.avatars.usersAvatar(asked)).avatars).toHaveLength(2);
    const chat = clara.device.client(chatContract);
    expect((await chat.twilioChannel(own)).imageURL).toBe(saved.imageURL);
    const groups = clara.device.client(groupsContract);
    const { users } = await groups.getContactList({ search: '', pageNumber: 1, pageSize: 10 });
    expect(users.map(({ imageURL }) => imageURL)).toEqual([saved.imageURL]);
    const second = await maya.keep();
    await maya.avatars.saveAvatar({ ...own, avatarSid: second.sid });
    expect(await sandbox.db.select().from(mediaFiles)).toHaveLength(1);
    await maya.avatars.saveAvatar({ ...own, avatarSid: null });
    expect(await clara.avatars.userAvatar(own)).toEqual({ ...own, imageURL: null });
    expect(await sandbox.db.select().from(mediaFiles)).toEqual([]);
  });

  it('is a picture, one’s own, and none of another employer’s business', async () => {
    const maya = await person();
    const clara = await person(claraMbeki);
    const pdf = new File([Buffer.from('%PDF-1.7')], 'me.pdf');
    await expect(maya.keep(pdf)).rejects.toEqual(refused('FileTypeRefused'));
    const { sid } = await maya.keep();
    for (const other of [{ userID: mayaTorres.id }, { userID: claraMbeki.id }])
      await expect(clara.avatars.saveAvatar({ ...other, avatarSid: sid })).rejects.toEqual(
        refused('InvalidRequest'),
      );
    const priya = await person(priyaRaman);
    await expect(priya.avatars.userAvatar({ userID: mayaTorres.id })).rejects.toEqual(
      refused('ColleagueNotFound'),
    );
  });

  it('is shown without what hangs behind it, and is none that unfolds to more than a phone can show', async () => {
    const profile = (await sandbox.signedIn(mayaTorres)).client(profileContract);
    const chunks = (width: string) =>
      `89504e470d0a1a0a0000000d49484452${width}00000bb80802000000000000000000000049454e44ae426082`;
    const polyglot = `${chunks('00000fa0')}${Buffer.from('<script>alert(1)</script>').toString('hex')}`;
    const image = Buffer.from(polyglot, 'hex').toString('base64');
    const { imageURL } = await profile.saveAvatar({ image });
    const answer = await sandbox.app.request(imageURL ?? '');
    expect(Buffer.from(await answer.arrayBuffer()).toString('hex')).toBe(chunks('00000fa0'));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bomb = Buffer.from(chunks('00ffffff'), 'hex').toString('base64');
    await expect(profile.saveAvatar({ image: bomb })).rejects.toEqual(refused('RequestTooLarge'));
    expect((await profile.getProfile()).imageURL).toContain(imageURL?.split('?')[0] ?? 'nothing');
  });

  it('is saved in the profile, also by who has no employer, and shown by start-up data [profile-006]', async () => {
    const device = await sandbox.signedIn(samWhitfield);
    const profile = device.client(profileContract);
    const image = bytes.toString('base64');
    const saved = await profile.saveAvatar({ image });
    expect(saved.imageURL).toMatch(address);
    expect((await profile.getProfile()).imageURL).toBe(saved.imageURL);
    const data = await device.client(startupContract).startupDataV2({ LivelyModule: 6, IncludeShared: true });
    expect(data).toContainEqual({ key: 'AvatarURL', value: saved.imageURL });
    // As large as a crop of a photo full of detail.
    const signature = bytes.subarray(0, 8);
    const chunk = Buffer.concat([
      Buffer.from([0, 1, 0x5f, 0x90]),
      Buffer.from('IDAT'),
      Buffer.alloc(90_004, 7),
    ]);
    const detailed = Buffer.concat([signature, chunk]).toString('base64');
    expect((await profile.saveAvatar({ image: detailed })).imageURL).toMatch(address);
    await expect(profile.saveAvatar({ image: btoa('<html>') })).rejects.toEqual(refused('FileTypeRefused'));
    expect((await profile.saveAvatar({ image: null })).imageURL).toBeNull();
  });
});

it('a group has a picture, which its admin sets [connect-078]', async () => {
  const maya = await person();
  const clara = await person(claraMbeki);
  const { sid: conversationSID } = await maya.device.client(groupsContract).createGroup({
    ...{ customId: crypto.randomUUID(), name: 'Morning shift', description: '', userIDs: [claraMbeki.id] },
  });
  const send = ({ device }: Awaited<ReturnType<typeof person>>) =>
    upload(device.api, avatarsContract.uploadGroupAvatar, {
      ...{ file: png(), customId: crypto.randomUUID(), conversationSID },
    });
  await expect(send(clara)).rejects.toEqual(refused('NotGroupAdmin'));
  const { imageURL } = await send(maya);
  expect(imageURL).toMatch(address);
  const [listed] = (await clara.device.client(chatContract).getConversations()).conversations;
  expect(listed?.imageURL).toBe(imageURL);
});

it('what somebody is at work is in their own words [connect-068] [connect-004]', async () => {
  const { device, avatars } = await person();
  const own = { userID: mayaTorres.id };
  await avatars.saveUser({ ...own, jobTitle: ' Produce lead ' });
  await expect(avatars.saveUser({ userID: claraMbeki.id, jobTitle: 'Boss' })).rejects.toEqual(
    refused('InvalidRequest'),
  );
  const { settings } = await device.client(connectContract).connectTokenAndSettings(own);
  expect(settings).toMatchObject({
    ...{ ...own, organizationID: 501, userUniqueID: 'U1001', userRole: 3, jobTitle: 'Produce lead' },
    ...{ isConnectEnabled: true, isJobEnabled: true, isKronosEnabled: false },
    ...{ managerUserID: null, activityChannelSid: 'activity-501-1001' },
  });
});
