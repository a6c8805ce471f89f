import { chatLimits, conversationType, newestFirst } from '@dayfare/domain/connect';
import type { Client, Conversation, Message } from '@twilio/conversations';
import { ApiError } from '../../../transport/index.ts';
import type { WireConversation } from '../chat-shapes.ts';
import { listeners } from '../listeners.ts';
import type { ChatPort, MessageName } from '../port.ts';
import { conversationAttributesOf, messageAttributesOf } from './attributes.ts';
import { ofService, unreachable } from './failures.ts';
import { followRooms } from './rooms.ts';
import { changeAttributes, messageAt, speak } from './speak.ts';
import { conversationToWire, serviceIndex } from './to-wire.ts';

/** Whose chat it is. */
export interface TwilioPerson {
  readonly userID: number;
}

/** How long the service has to answer at the start, ms. */
const patienceMs = 20_000;

/** Resolves once the client has its conversations; rejects with ApiError where the service can't be reached or doesn't take the token. */
const whenInitialized = (client: Client): Promise<void> =>
  new Promise((resolve, reject) => {
    const give = (cause: unknown) => {
      clearTimeout(late);
      void client.shutdown().catch(() => undefined);
      reject(unreachable(cause));
    };
    // Left alone, the client tries for as long as the page lives.
    const late = setTimeout(() => give(new Error('The chat service does not answer.')), patienceMs);
    client.on('initialized', () => {
      clearTimeout(late);
      resolve();
    });
    client.on('initFailed', ({ error }) => give(error));
  });

/** The chat of Twilio Conversations, behind a client that was just made with the server's token. Rejects with ApiError where it can't be reached. */
export async function twilioChat(client: Client, { userID }: TwilioPerson): Promise<ChatPort> {
  await whenInitialized(client);
  const { identity, friendlyName } = client.user;
  const rooms = followRooms(client);
  const heard = listeners();

  const find = (sid: string) => client.getConversationBySid(sid);
  const message = async ({ conversation, index }: MessageName): Promise<Message> =>
    messageAt(await find(conversation), index);

  async function toWire(conversation: Conversation): Promise<WireConversation> {
    const participants = await conversation.getParticipants();
    const { conversationType: type } = conversationAttributesOf(conversation.attributes);
    const other = participants.find((one) => one.identity !== identity);
    const isDirect = type === conversationType.toWire('Direct');
    const { items } = await conversation.getMessages(1);
    return conversationToWire(conversation, {
      ...{ me: { identity, userID }, participants, last: items.at(-1) ?? null },
      opposite: isDirect && other ? await other.getUser() : null,
    });
  }

  async function subscribed(): Promise<Conversation[]> {
    let page = await client.getSubscribedConversations();
    const all = [...page.items];
    while (page.hasNextPage && all.length < chatLimits.conversations) {
      page = await page.nextPage();
      all.push(...page.items);
    }
    return all.slice(0, chatLimits.conversations);
  }

  const tell = (kind: 'added' | 'removed' | 'message') => async (conversation: Conversation) => {
    // What can't be read now is in the list when it is asked for next.
    const read = await toWire(conversation).catch(() => null);
    if (read) heard.tell({ kind, conversation: read });
  };
  client.on('conversationAdded', tell('added'));
  client.on('conversationRemoved', tell('removed'));
  client.on('messageAdded', (added) => {
    if (added.author !== identity) void tell('message')(added.conversation);
  });

  const fileOf = async (name: MessageName): Promise<File> => {
    const [media] = (await message(name)).attachedMedia ?? [];
    const address = await media?.getContentTemporaryUrl();
    if (!media || !address) throw new ApiError({ kind: 'http', httpStatus: 404, code: 'MessageNotFound' });
    const content = await (await fetch(address)).blob();
    return new File([content], media.filename ?? media.sid, { type: media.contentType });
  };

  return {
    conversations: () =>
      ofService(async () => {
        const all = await Promise.all((await subscribed()).map(toWire));
        const listed = all.map((one) => ({
          ...{ sid: one.sid, at: Date.parse(one.lastMessageTimestamp ?? one.dateCreated), one },
        }));
        return newestFirst(listed).map(({ one }, index) => ({ ...one, index }));
      }),
    page: (sid, before) => ofService(async () => rooms.page(await find(sid), before)),
    changes: (sid, after) => ofService(async () => rooms.changes(await find(sid), after)),
    send: (text, file) =>
      ofService(async () =>
        rooms.toWire(
          await speak({
            ...{ conversation: await find(text.conversation), text, file, name: friendlyName ?? '' },
            forwarded: async () => (text.mediaOf ? fileOf(text.mediaOf) : null),
          }),
        ),
      ),
    edit: (name, body) =>
      ofService(async () => {
        const edited = await (await message(name)).updateBody(body);
        return rooms.toWire(await changeAttributes(edited, { isEdited: true }));
      }),
    remove: (name) =>
      ofService(async () => {
        const emptied = await (await message(name)).updateBody('');
        return rooms.toWire(await changeAttributes(emptied, { deleted: true }));
      }),
    react: (name, emoji, isOn) =>
      ofService(async () => {
        const found = await message(name);
        const { emoji: all } = messageAttributesOf(found.attributes);
        const others = (all[emoji] ?? []).filter((one) => one !== identity);
        const changed = { ...all, [emoji]: isOn ? [...others, identity] : others };
        return rooms.toWire(await changeAttributes(found, { emoji: changed }));
      }),
    markRead: (sid, index) =>
      ofService(async () => (await find(sid)).advanceLastReadMessageIndex(serviceIndex(index))),
    typing: (sid) => ofService(async () => (await find(sid)).typing()),
    mute: (sid, isMuted) =>
      ofService(async () => (await find(sid)).setUserNotificationLevel(isMuted ? 'muted' : 'default')),
    mediaAddress: (name) =>
      ofService(async () => {
        const [media] = (await message(name)).attachedMedia ?? [];
        const address = await media?.getContentTemporaryUrl();
        if (!address) throw new ApiError({ kind: 'http', httpStatus: 404, code: 'MessageNotFound' });
        return address;
      }),
    listen: heard.add,
    dispose: async () => {
      heard.clear();
      await client.shutdown().catch(() => undefined);
    },
  };
}
