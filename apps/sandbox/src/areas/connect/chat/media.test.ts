import { chatContract } from '@dayfare/api/connect/chat/chat-contract';
import { mediaContract } from '@dayfare/api/connect/chat/media-contract';
import { upload } from '@dayfare/api/upload';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { claraMbeki } from '../../../seeds/people/clara-mbeki.ts';
import { felixMoreau } from '../../../seeds/people/felix-moreau.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { mediaFiles } from '../../media/tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, claraMbeki, felixMoreau] });
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const refused = (code: string) => expect.objectContaining({ code });
const png = (size = 64) => {
  const bytes = Buffer.alloc(size);
  Buffer.from('89504e470d0a1a0a', 'hex').copy(bytes);
  // All of it is one chunk of picture data.
  bytes.writeUInt32BE(size - 20, 8);
  bytes.write('IDAT', 12);
  return new File([bytes], 'shelf plan.png', { type: 'image/png' });
};

async function person(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const chat = device.client(chatContract);
  const media = device.client(mediaContract);
  const keep = (conversationSID: string, file = png(), customId: string = crypto.randomUUID()) =>
    upload(device.api, mediaContract.uploadFiles, { conversationSID, customId, file });
  const send = (conversationSID: string, mediaSid: string | null, body = '', isforwarded = false) =>
    chat.sendMessage({
      ...{
        conversationSID,
        customId: crypto.randomUUID(),
        body,
        mediaSid,
        replyParentSid: null,
        isforwarded,
      },
    });
  return { chat, media, keep, send };
}

async function two() {
  const maya = await person();
  const clara = await person(claraMbeki);
  const { sid } = await maya.chat.twilioChannel({ userID: claraMbeki.id });
  return { maya, clara, sid };
}

describe('a file of a conversation', () => {
  it('is kept once, goes with a message, and is fetched by an address that soon expires [connect-022] [connect-026] [connect-076]', async () => {
    const { maya, clara, sid } = await two();
    const customId = crypto.randomUUID();
    const kept = await maya.keep(sid, png(), customId);
    expect(await maya.keep(sid, png(), customId)).toMatchObject({ sid: kept.sid });
    expect(await sandbox.db.select().from(mediaFiles)).toHaveLength(1);
    await maya.send(sid, kept.sid);
    const { messages } = await clara.chat.getMessages({ conversationSID: sid });
    expect(messages).toMatchObject([
      {
        ...{ type: 'media', mediaMessage: true, body: '', messageType: 'message' },
        media: { contentType: 'image/png', filename: 'shelf plan.png', size: 64, sid: kept.sid },
      },
    ]);
    expect((await clara.chat.getConversations()).conversations[0]?.lastMessageBody).toBe('shelf plan.png');
    const { url, expiresAt } = await clara.media.getMediaUrl({ sid: messages[0]?.sid ?? '' });
    const minutes = (Date.parse(expiresAt) - sandbox.clock.ms) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThanOrEqual(10);
    const got = await sandbox.app.request(url);
    expect(got.headers.get('content-type')).toBe('image/png');
    expect(got.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''shelf%20plan.png");
    expect(got.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await got.arrayBuffer()).byteLength).toBe(64);
    for (const forged of [
      url.replace(/seal=./, 'seal=_'),
      url.replace(/until=\d/, 'until=9'),
      '/api/media/x',
    ])
      expect((await sandbox.app.request(forged)).status).toBe(404);
    sandbox.clock.ms += 11 * 60_000;
    expect((await sandbox.app.request(url)).status).toBe(404);
  });

  it('is of a type and a size that the configuration allows, whatever it is called [connect-033] [validation-019]', async () => {
    const { maya, sid } = await two();
    const named = (name: string, text: string) => new File([text], name);
    await expect(maya.keep(sid, named('page.html', '<html>'))).rejects.toEqual(refused('FileTypeRefused'));
    await expect(maya.keep(sid, named('page.png', '<html>'))).rejects.toEqual(refused('FileTypeRefused'));
    sandbox.server.configuration.set({ ConnectAnnouncementFileSize: '1' });
    await expect(maya.keep(sid, png(1_000_001))).rejects.toEqual(refused('RequestTooLarge'));
    expect((await maya.keep(sid, png(1_000_000))).size).toBe(1_000_000);
  });

  it('is nobody else’s, is passed on by who sees it, and is gone with its last message', async () => {
    const { maya, clara, sid } = await two();
    const felix = await person(felixMoreau);
    const { sid: other } = await felix.chat.twilioChannel({ userID: mayaTorres.id });
    const kept = await clara.keep(sid);
    await expect(felix.keep(sid)).rejects.toEqual(refused('ConversationNotFound'));
    const message = await clara.send(sid, kept.sid);
    await expect(felix.send(other, kept.sid)).rejects.toEqual(refused('MessageNotFound'));
    await expect(felix.media.getMediaUrl({ sid: message.sid })).rejects.toEqual(
      refused('ConversationNotFound'),
    );
    const passedOn = await maya.send(other, kept.sid, '', true);
    expect(passedOn).toMatchObject({ isforwarded: true, media: { sid: kept.sid } });
    await clara.chat.deleteMessage({ sid: message.sid });
    expect(await sandbox.db.select().from(mediaFiles)).toHaveLength(1);
    expect((await felix.media.getMediaUrl({ sid: passedOn.sid })).url).toContain(kept.sid);
    await maya.chat.deleteMessage({ sid: passedOn.sid });
    expect(await sandbox.db.select().from(mediaFiles)).toEqual([]);
    await expect(felix.media.getMediaUrl({ sid: passedOn.sid })).rejects.toEqual(refused('MessageNotFound'));
    await expect(maya.send(sid, null)).rejects.toEqual(refused('InvalidRequest'));
  });
});

/** The fields of a message in the documents. */
const documented = [
  ...['conversationType', 'conversationSID', 'customId', 'deleted', 'friendlyName', 'sentSuccess', 'author'],
  ...['body', 'index', 'memberSid', 'sid', 'dateUpdated', 'lastUpdatedBy', 'timestamp', 'type', 'media'],
  ...['mediaMessage', 'userName', 'isReply', 'replyParentSid', 'replyParentMessage', 'replyFriendlyName'],
  ...['messageType', 'eventType', 'emoji', 'isforwarded'],
];

it('a message has the fields of the documents, as a forwarded reply with a file and reactions [connect-003]', async () => {
  const { maya, clara, sid } = await two();
  const asked = await maya.send(sid, null, 'Where is the plan?');
  const kept = await clara.keep(sid);
  const customId = crypto.randomUUID();
  const sent = await clara.chat.sendMessage({
    ...{ conversationSID: sid, customId, body: 'Here', mediaSid: kept.sid },
    ...{ replyParentSid: asked.sid, isforwarded: true },
  });
  await maya.chat.reactToMessage({ sid: sent.sid, emoji: '👍', isOn: true });
  const { messages } = await maya.chat.getMessages({ conversationSID: sid });
  const found = messages.find((one) => one.sid === sent.sid);
  expect(Object.keys(found ?? {})).toEqual(expect.arrayContaining(documented));
  expect(found).toMatchObject({
    ...{ conversationSID: sid, customId, deleted: false, friendlyName: 'Clara Mbeki', sentSuccess: true },
    ...{ body: 'Here', index: asked.index + 1, type: 'media', mediaMessage: true, userName: 'Clara Mbeki' },
    media: { contentType: 'image/png', filename: 'shelf plan.png', size: 64, sid: kept.sid },
    ...{ isReply: true, replyParentSid: asked.sid, replyParentMessage: 'Where is the plan?' },
    ...{ replyFriendlyName: 'Maya Torres', messageType: 'message', eventType: null, isforwarded: true },
    emoji: [{ emoji: '👍', count: 1 }],
  });
});
