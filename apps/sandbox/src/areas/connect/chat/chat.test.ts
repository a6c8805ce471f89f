import { chatContract } from '@dayfare/api/connect/chat/chat-contract';
import { groupsContract } from '@dayfare/api/connect/chat/groups-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { claraMbeki } from '../../../seeds/people/clara-mbeki.ts';
import { felixMoreau } from '../../../seeds/people/felix-moreau.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../../seeds/people/priya-raman.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';
import { chatConversations, chatMembers } from './tables.ts';

// Friday, October 16, 2026, noon in New York. Maya, Clara and Felix work for the same employer.
const sandbox = await openSandbox({ seeds: [mayaTorres, claraMbeki, felixMoreau, priyaRaman, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const refused = (code: string) => expect.objectContaining({ code });

async function person(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const chat = device.client(chatContract);
  const groups = device.client(groupsContract);
  const say = (conversationSID: string, body: string, more: object = {}) =>
    chat.sendMessage({
      ...{ conversationSID, customId: crypto.randomUUID(), body, mediaSid: null, replyParentSid: null },
      ...{ isforwarded: false, ...more },
    });
  const list = async () => (await chat.getConversations()).conversations;
  return { chat, groups, say, list };
}

async function two() {
  const maya = await person();
  const clara = await person(claraMbeki);
  const { sid } = await maya.chat.twilioChannel({ userID: claraMbeki.id });
  return { maya, clara, sid };
}

async function team() {
  const maya = await person();
  const clara = await person(claraMbeki);
  const felix = await person(felixMoreau);
  const command = {
    ...{ customId: crypto.randomUUID(), name: 'Morning shift', description: 'Who opens the store' },
    userIDs: [claraMbeki.id],
  };
  const group = await maya.groups.createGroup(command);
  return { maya, clara, felix, command, group, sid: group.sid };
}

describe('a conversation of two', () => {
  it('is found again by both, with the fields of the documents [connect-002] [connect-040]', async () => {
    const { maya, clara, sid } = await two();
    expect((await clara.chat.twilioChannel({ userID: mayaTorres.id })).sid).toBe(sid);
    await clara.say(sid, 'Good morning');
    const [listed] = await maya.list();
    expect(listed).toMatchObject({
      ...{ index: 0, displayName: 'Clara Mbeki', name: 'Clara Mbeki', avatarName: 'CM', avatarBColor: 2 },
      ...{ members: 2, userID: mayaTorres.id, sid, isOnline: false, oppositeUserId: claraMbeki.id },
      ...{ conversationType: 2, description: '', creatorUserUniqueID: 'U1001' },
      ...{ creatorUserName: 'Maya Torres', notificationLevel: 0, status: 2, type: 'private' },
      ...{ isChannelDeleted: false, lastConsumedMessageIndex: 0, lastMessageIndex: 1 },
      ...{ lastMessageIndexResult: 1, createdBy: 'U1001', isPrivate: true, imageURL: null, image: null },
      ...{ lastMessageTimestampDate: '2026-10-16', lastMessageBody: 'Good morning' },
    });
    expect((await clara.list())[0]).toMatchObject({ displayName: 'Maya Torres', status: 1 });
  });

  it('has messages with the fields of the documents, each once however often it is sent', async () => {
    const { maya, clara, sid } = await two();
    const customId = crypto.randomUUID();
    const first = await maya.say(sid, ' Can you open tomorrow? ', { customId });
    expect(await maya.say(sid, ' Can you open tomorrow? ', { customId })).toEqual(first);
    expect(first).toMatchObject({
      ...{ conversationType: 2, conversationSID: sid, customId, deleted: false, sentSuccess: true },
      ...{ friendlyName: 'Maya Torres', userName: 'Maya Torres', author: 'U1001', memberSid: 'U1001' },
      ...{ body: 'Can you open tomorrow?', index: 1, lastUpdatedBy: 'U1001', type: 'text', media: null },
      ...{
        mediaMessage: false,
        isReply: false,
        replyParentSid: null,
        messageType: 'message',
      },
      ...{ eventType: null, emoji: [], isforwarded: false, isMine: true, isEdited: false },
    });
    const answer = await clara.say(sid, 'Yes', { replyParentSid: first.sid });
    expect(answer).toMatchObject({
      ...{ isReply: true, replyParentSid: first.sid, replyParentMessage: 'Can you open tomorrow?' },
      replyFriendlyName: 'Maya Torres',
    });
    const { messages } = await maya.chat.getMessages({ conversationSID: sid });
    expect(messages.map(({ body, isMine }) => [body, isMine])).toEqual([
      ['Can you open tomorrow?', true],
      ['Yes', false],
    ]);
  });

  it('comes in pages of ten, and earlier ones by their offset [connect-021]', async () => {
    const { maya, clara, sid } = await two();
    for (let number = 1; number <= 23; number += 1) await clara.say(sid, `Message ${number}`);
    const page = async (offset?: number) => {
      const { messages, hasEarlier } = await maya.chat.getMessages(
        offset === undefined ? { conversationSID: sid } : { conversationSID: sid, offset },
      );
      return [messages.map(({ index }) => index), hasEarlier] as const;
    };
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    expect(await page()).toEqual([range(14, 23), true]);
    expect(await page(14)).toEqual([range(4, 13), true]);
    expect(await page(4)).toEqual([range(1, 3), false]);
  });

  it('counts what is unread until it is read, which never goes back [connect-024]', async () => {
    const { maya, clara, sid } = await two();
    const other = await maya.chat.twilioChannel({ userID: felixMoreau.id });
    await clara.say(sid, 'One');
    sandbox.clock.ms += 1000;
    await clara.say(sid, 'Two');
    const listed = await maya.list();
    expect(listed.map((one) => [one.sid, one.lastMessageIndexResult])).toEqual([
      [sid, 2],
      [other.sid, 0],
    ]);
    await maya.chat.markMessagesRead({ conversationSID: sid, index: 1 });
    expect((await maya.list())[0]?.lastMessageIndexResult).toBe(1);
    await maya.chat.markMessagesRead({ conversationSID: sid, index: 99 });
    await maya.chat.markMessagesRead({ conversationSID: sid, index: 0 });
    expect((await maya.list())[0]?.lastMessageIndexResult).toBe(0);
    expect((await clara.chat.getMessages({ conversationSID: sid })).readByAll).toBe(2);
  });

  it('tells who is typing for ten seconds, or until the message comes [connect-027]', async () => {
    const { maya, clara, sid } = await two();
    const typing = async () => (await maya.chat.getMessages({ conversationSID: sid })).typing;
    await clara.chat.signalTyping({ conversationSID: sid });
    expect(await typing()).toEqual(['Clara Mbeki']);
    expect((await clara.chat.getMessages({ conversationSID: sid })).typing).toEqual([]);
    sandbox.clock.ms += 10_000;
    expect(await typing()).toEqual([]);
    await clara.chat.signalTyping({ conversationSID: sid });
    await clara.say(sid, 'Here it is');
    expect(await typing()).toEqual([]);
  });

  it('tells of what changed since: new, edited, deleted, with reactions', async () => {
    const { maya, clara, sid } = await two();
    const message = await clara.say(sid, 'Shift at 9');
    const { revision } = await maya.chat.getMessages({ conversationSID: sid });
    await clara.chat.editMessage({ sid: message.sid, body: 'Shift at 10' });
    await maya.chat.reactToMessage({ sid: message.sid, emoji: '👍', isOn: true });
    await maya.chat.reactToMessage({ sid: message.sid, emoji: '👍', isOn: true });
    const changed = await maya.chat.getMessageChanges({ conversationSID: sid, after: revision });
    expect(changed.messages).toMatchObject([
      { body: 'Shift at 10', isEdited: true, emoji: [{ emoji: '👍', count: 1, isMine: true }] },
    ]);
    await expect(maya.chat.editMessage({ sid: message.sid, body: 'No' })).rejects.toEqual(
      refused('MessageNotYours'),
    );
    await expect(maya.chat.deleteMessage({ sid: message.sid })).rejects.toEqual(refused('MessageNotYours'));
    await clara.chat.deleteMessage({ sid: message.sid });
    await clara.chat.deleteMessage({ sid: message.sid });
    const deleted = await maya.chat.getMessageChanges({ conversationSID: sid, after: changed.revision });
    expect(deleted.messages).toMatchObject([{ deleted: true, body: '' }]);
    const again = await maya.chat.getMessageChanges({ conversationSID: sid, after: deleted.revision });
    expect(again.messages).toEqual([]);
  });

  it('passes a message on to other conversations [connect-023]', async () => {
    const { maya, clara, sid } = await two();
    const { body } = await clara.say(sid, 'The code is on the board');
    const { sid: felix } = await maya.chat.twilioChannel({ userID: felixMoreau.id });
    await maya.say(felix, body, { isforwarded: true });
    const { messages } = await (await person(felixMoreau)).chat.getMessages({ conversationSID: felix });
    expect(messages).toMatchObject([{ body, isforwarded: true, userName: 'Maya Torres' }]);
  });

  it('is taken out of the list until something new comes, or until it is put back [connect-051] [connect-052]', async () => {
    const { maya, clara, sid } = await two();
    await clara.say(sid, 'One');
    await maya.groups.deleteUserConversation({ conversationSID: sid });
    expect([await maya.list(), (await clara.list()).length]).toEqual([[], 1]);
    await maya.groups.saveUsersConversationSID({ conversationSID: sid });
    expect(await maya.list()).toHaveLength(1);
    await maya.groups.deleteUserConversation({ conversationSID: sid });
    await clara.say(sid, 'Two');
    expect(await maya.list()).toHaveLength(1);
  });

  it('has none of the words that are not sent [connect-029] [connect-079]', async () => {
    const { maya, sid } = await two();
    const { words } = await maya.chat.getProfanityWord({ organizationID: 501, language: 'en-us' });
    expect(words).toContain('damn');
    await expect(maya.say(sid, 'Well, DAMN!')).rejects.toEqual(refused('MessageNotSuitable'));
    await expect(maya.say(sid, '   ')).rejects.toEqual(refused('InvalidRequest'));
    expect((await maya.chat.getMessages({ conversationSID: sid })).messages).toEqual([]);
  });

  it('is nobody else’s: not of other colleagues, other employers, or of somebody without one', async () => {
    const { maya, sid } = await two();
    const message = await maya.say(sid, 'Between us');
    for (const seed of [felixMoreau, priyaRaman]) {
      const other = await person(seed);
      await expect(other.chat.getMessages({ conversationSID: sid })).rejects.toEqual(
        refused('ConversationNotFound'),
      );
      await expect(other.say(sid, 'Hello')).rejects.toEqual(refused('ConversationNotFound'));
      await expect(other.chat.reactToMessage({ sid: message.sid, emoji: '👍', isOn: true })).rejects.toEqual(
        refused('ConversationNotFound'),
      );
    }
    await expect(maya.chat.twilioChannel({ userID: priyaRaman.id })).rejects.toEqual(
      refused('ColleagueNotFound'),
    );
    await expect((await person(samWhitfield)).chat.getConversations()).rejects.toEqual(
      refused('ConnectNotAvailable'),
    );
  });

  it('shows who is there: online, away, offline [connect-013]', async () => {
    const { maya, clara, sid } = await two();
    const presence = async () => {
      const { participants } = await maya.groups.participantChannel({ conversationSID: sid });
      return participants.find(({ userID }) => userID === claraMbeki.id)?.presence;
    };
    expect(await presence()).toBe('offline');
    await clara.list();
    expect([await presence(), (await maya.list())[0]?.isOnline]).toEqual(['online', true]);
    sandbox.clock.ms += 5 * 60_000;
    expect([await presence(), (await maya.list())[0]?.isOnline]).toEqual(['away', false]);
  });

  it('is muted by whoever wants it quiet', async () => {
    const { maya, clara, sid } = await two();
    await maya.chat.setNotificationLevel({ conversationSID: sid, notificationLevel: 1 });
    expect((await maya.list())[0]?.notificationLevel).toBe(1);
    expect((await clara.list())[0]?.notificationLevel).toBe(0);
  });
});

it('conversations are listed two hundred at most, the newest of them [connect-017]', async () => {
  const maya = await person();
  const values = Array.from({ length: 201 }, (_, number) => ({
    ...{ sid: crypto.randomUUID(), organizationId: 501, type: 1, name: `Group ${number}`, description: '' },
    ...{ creatorId: mayaTorres.id, adminId: mayaTorres.id, customKey: `group:${number}` },
    createdAt: new Date(sandbox.clock.ms + number),
    changedAt: new Date(sandbox.clock.ms + number),
  }));
  await sandbox.db.insert(chatConversations).values(values);
  await sandbox.db.insert(chatMembers).values(
    values.map(({ sid: conversationSid, createdAt: joinedAt }) => ({
      ...{ conversationSid, employeeId: mayaTorres.id, joinedAt },
    })),
  );
  const listed = await maya.list();
  expect([listed.length, listed[0]?.name, listed.at(-1)?.name]).toEqual([200, 'Group 200', 'Group 1']);
});

describe('a group', () => {
  it('is made once, with its owner and admin [connect-043] [connect-050] [connect-012] [validation-019]', async () => {
    const { maya, clara, command, group, sid } = await team();
    expect((await maya.groups.createGroup(command)).sid).toBe(sid);
    // A hundred with its owner: one more is refused before anybody is looked up.
    const userIDs = Array.from({ length: 100 }, (_, index) => 5000 + index);
    const many = (ids: readonly number[]) =>
      maya.groups.createGroup({ ...command, customId: crypto.randomUUID(), userIDs: [...ids] });
    await expect(many(userIDs)).rejects.toMatchObject({ code: 'GroupIsFull' });
    await expect(many(userIDs.slice(1))).rejects.toMatchObject({ code: 'ColleagueNotFound' });
    expect(group).toMatchObject({ conversationType: 1, members: 2, status: 2, displayName: 'Morning shift' });
    expect((await clara.list())[0]).toMatchObject({ status: 1, lastMessageIndexResult: 1 });
    const { participants } = await clara.groups.participantChannel({ conversationSID: sid });
    expect(participants.map(({ name, isOwner, isAdmin }) => [name, isOwner, isAdmin])).toEqual([
      ['Maya Torres', true, true],
      ['Clara Mbeki', false, false],
    ]);
    const { messages } = await clara.chat.getMessages({ conversationSID: sid });
    expect(messages).toMatchObject([{ messageType: 'event', eventType: 'created', userName: 'Maya Torres' }]);
  });

  it('is changed by its admin alone [connect-044] [connect-049] [connect-045] [connect-101]', async () => {
    const { maya, clara, felix, sid } = await team();
    const named = { conversationSID: sid, name: 'Early shift', description: '' };
    await expect(clara.groups.updateConversation(named)).rejects.toEqual(refused('NotGroupAdmin'));
    expect(await maya.groups.updateConversation(named)).toMatchObject({ displayName: 'Early shift' });
    expect(await maya.groups.updateChannel({ ...named, name: 'Dawn' })).toMatchObject({ name: 'Dawn' });
    const added = { conversationSID: sid, userIDs: [felixMoreau.id] };
    await expect(clara.groups.addGroupParticipants(added)).rejects.toEqual(refused('NotGroupAdmin'));
    expect(await maya.groups.addGroupParticipants(added)).toMatchObject({ members: 3 });
    expect(await maya.groups.addParticipants(added)).toMatchObject({ members: 3 });
    expect((await felix.list())[0]).toMatchObject({ sid, lastMessageIndexResult: 1 });
    await expect(
      maya.groups.addParticipants({ conversationSID: sid, userIDs: [priyaRaman.id] }),
    ).rejects.toEqual(refused('ColleagueNotFound'));
  });

  it('has another admin when it is handed over, and when its admin leaves [connect-031] [connect-046] [connect-047]', async () => {
    const { maya, clara, felix, sid } = await team();
    await maya.groups.addGroupParticipants({ conversationSID: sid, userIDs: [felixMoreau.id] });
    await maya.groups.updateGroupAdmin({ conversationSID: sid, userID: felixMoreau.id });
    await expect(
      maya.groups.updateGroupAdmin({ conversationSID: sid, userID: mayaTorres.id }),
    ).rejects.toEqual(refused('NotGroupAdmin'));
    await felix.groups.leaveConversation({ conversationSID: sid });
    expect(await felix.list()).toEqual([]);
    await expect(felix.say(sid, 'Still here?')).rejects.toEqual(refused('ConversationNotFound'));
    const { participants } = await clara.groups.participantChannel({ conversationSID: sid });
    expect(participants.map(({ name, isAdmin }) => [name, isAdmin])).toEqual([
      ['Maya Torres', true],
      ['Clara Mbeki', false],
    ]);
  });

  it('is deleted for everybody by its admin [connect-048]', async () => {
    const { maya, clara, sid } = await team();
    await expect(clara.groups.deleteChannel({ conversationSID: sid })).rejects.toEqual(
      refused('NotGroupAdmin'),
    );
    await maya.groups.deleteChannel({ conversationSID: sid });
    expect([await maya.list(), await clara.list()]).toEqual([[], []]);
  });
});

describe('colleagues', () => {
  it('are found by their names, page by page, and only those of one’s employer [connect-070] [connect-072]', async () => {
    const { groups } = await person();
    const names = ({ users }: { users: { firstName: string }[] }) => users.map(({ firstName }) => firstName);
    const page = { pageNumber: 1, pageSize: 10 };
    const all = await groups.getContactList({ search: '', ...page });
    expect([names(all), all.total]).toEqual([['Clara', 'Felix'], 2]);
    expect(names(await groups.getContactList({ search: 'ra mb', ...page }))).toEqual(['Clara']);
    expect(names(await groups.getContactList({ search: '%', ...page }))).toEqual([]);
    expect(names(await groups.getContactList({ search: '', pageNumber: 2, pageSize: 1 }))).toEqual(['Felix']);
    const self = { userID: mayaTorres.id, ...page };
    expect(names(await groups.getUsers({ firstName: 'fel', lastName: 'moreau', ...self }))).toEqual([
      'Felix',
    ]);
    expect(names(await groups.getUsers({ firstName: 'fel', lastName: 'mbeki', ...self }))).toEqual([]);
  });
});
