import { chatContract } from '@dayfare/api/connect/chat/chat-contract';
import { groupsContract } from '@dayfare/api/connect/chat/groups-contract';
import { safetyContract } from '@dayfare/api/connect/chat/safety-contract';
import { notificationsContract } from '@dayfare/api/connect/notifications/notifications-contract';
import { connectRole } from '@dayfare/domain/connect';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { claraMbeki } from '../../../seeds/people/clara-mbeki.ts';
import { felixMoreau } from '../../../seeds/people/felix-moreau.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../../testing/open.ts';
import { connectPeople } from '../tables.ts';
import { chatReports } from './tables.ts';

// Maya, Clara and Felix work for the same employer, Priya for another one.
const sandbox = await openSandbox({ seeds: [mayaTorres, claraMbeki, felixMoreau, priyaRaman] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const refused = (code: string) => expect.objectContaining({ code });

async function person(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const chat = device.client(chatContract);
  const say = (conversationSID: string, body: string) =>
    chat.sendMessage({
      ...{ conversationSID, customId: crypto.randomUUID(), body, mediaSid: null, replyParentSid: null },
      isforwarded: false,
    });
  const isBlocked = async () => (await chat.getConversations()).conversations[0]?.isBlocked;
  return { device, chat, say, isBlocked, safety: device.client(safetyContract) };
}

async function two() {
  const maya = await person();
  const clara = await person(claraMbeki);
  const { sid } = await maya.chat.twilioChannel({ userID: claraMbeki.id });
  return { maya, clara, sid };
}

describe('blocking', () => {
  it('ends what two can write to each other, until it is taken back, and shows only to whoever did it', async () => {
    const { maya, clara, sid } = await two();
    await maya.safety.blockUser({ userID: claraMbeki.id, isBlocked: true });
    await maya.safety.blockUser({ userID: claraMbeki.id, isBlocked: true });
    for (const one of [maya, clara])
      await expect(one.say(sid, 'Hello')).rejects.toEqual(refused('PersonBlocked'));
    expect([await maya.isBlocked(), await clara.isBlocked()]).toEqual([true, false]);
    await maya.safety.blockUser({ userID: claraMbeki.id, isBlocked: false });
    await expect(clara.say(sid, 'Hello')).resolves.toMatchObject({ body: 'Hello' });
  });

  it('lets nobody say anything new by what was written before; one’s own words can still be taken away', async () => {
    const { maya, clara, sid } = await two();
    const { sid: hers } = await clara.say(sid, 'Hello');
    await maya.safety.blockUser({ userID: claraMbeki.id, isBlocked: true });
    await expect(clara.chat.editMessage({ sid: hers, body: 'Answer me' })).rejects.toEqual(
      refused('PersonBlocked'),
    );
    const reaction = { sid: hers, emoji: '👍', isOn: true } as const;
    await expect(maya.chat.reactToMessage(reaction)).rejects.toEqual(refused('PersonBlocked'));
    await expect(clara.chat.deleteMessage({ sid: hers })).resolves.toMatchObject({ body: '' });
  });

  it('leaves groups as they are', async () => {
    const { maya, clara } = await two();
    await maya.safety.blockUser({ userID: claraMbeki.id, isBlocked: true });
    const { sid } = await maya.device.client(groupsContract).createGroup({
      ...{ customId: crypto.randomUUID(), name: 'Morning', description: '', userIDs: [claraMbeki.id] },
    });
    await expect(clara.say(sid, 'Here')).resolves.toMatchObject({ body: 'Here' });
  });

  it('is for colleagues alone', async () => {
    const { safety } = await person();
    for (const userID of [mayaTorres.id, priyaRaman.id])
      await expect(safety.blockUser({ userID, isBlocked: true })).rejects.toEqual(
        refused('ColleagueNotFound'),
      );
  });
});

describe('a report', () => {
  it('tells those who manage the organization once, with the words as they were, and not the author', async () => {
    const { maya, clara, sid } = await two();
    for (const employeeId of [felixMoreau.id, claraMbeki.id])
      await sandbox.db
        .insert(connectPeople)
        .values({ employeeId, role: connectRole.toWire('Manager') })
        .onConflictDoUpdate({
          target: connectPeople.employeeId,
          set: { role: connectRole.toWire('Manager') },
        });
    const { sid: message } = await clara.say(sid, 'You had better not come in.');
    await maya.safety.reportMessage({ sid: message, reason: 'threat' });
    await maya.safety.reportMessage({ sid: message, reason: 'other' });
    const told = async (seed: typeof mayaTorres) => {
      const { device } = await person(seed);
      const page = { userID: seed.id, all: true, pageNumber: 1, pageSize: 20 };
      const { notifications } = await device.client(notificationsContract).getPushNotification(page);
      return notifications.map((one) => one.message);
    };
    expect(await told(felixMoreau)).toEqual([
      'Maya Torres reported a message of Clara Mbeki for a threat: “You had better not come in.”',
    ]);
    expect(await told(claraMbeki)).toEqual([]);
    const { sid: second } = await clara.say(sid, 'You again.');
    await maya.safety.reportMessage({ sid: second, reason: 'harassment' });
    expect(await told(felixMoreau)).toContain(
      'Maya Torres reported a message of Clara Mbeki for harassment: “You again.”',
    );
    await clara.chat.deleteMessage({ sid: message });
    expect(await sandbox.db.select().from(chatReports)).toMatchObject([
      { reason: 'threat', body: 'You had better not come in.' },
      { reason: 'harassment', body: 'You again.' },
    ]);
  });

  it('is about somebody else’s words in a conversation of one’s own', async () => {
    const { maya, clara, sid } = await two();
    const { sid: own } = await maya.say(sid, 'Good morning');
    const felix = await person(felixMoreau);
    const report = { sid: own, reason: 'spam' } as const;
    await expect(maya.safety.reportMessage(report)).rejects.toEqual(refused('MessageNotFound'));
    await expect(felix.safety.reportMessage(report)).rejects.toEqual(refused('ConversationNotFound'));
    await maya.chat.deleteMessage({ sid: own });
    await expect(clara.safety.reportMessage(report)).rejects.toEqual(refused('MessageNotFound'));
  });
});
