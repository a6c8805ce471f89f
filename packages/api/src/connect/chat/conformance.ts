import type { ChatNews, ChatPort, MessageName, OutgoingText } from './port.ts';

/** Two people in one conversation, each with a chat of their own. */
export interface TwoChats {
  readonly conversation: string;
  readonly mine: ChatPort;
  readonly theirs: ChatPort;
}

/** One thing that every chat does: what was found, and what it should have been. */
export interface ChatRule {
  readonly title: string;
  readonly found: (two: TwoChats) => Promise<unknown>;
  readonly expected: unknown;
}

const never = new AbortController().signal;

const textOf = (conversation: string, body: string, more: Partial<OutgoingText> = {}): OutgoingText => ({
  ...{ conversation, customId: crypto.randomUUID(), body, parent: null, isForwarded: false, mediaOf: null },
  ...more,
});

const nameOf = (message: { conversationSID: string; sid: string; index: number }): MessageName => ({
  ...{ conversation: message.conversationSID, sid: message.sid, index: message.index },
});

const picture = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'plan.png', {
    type: 'image/png',
  });

const rowOf = async (chat: ChatPort, conversation: string) =>
  (await chat.conversations(never)).find(({ sid }) => sid === conversation);

/** What every chat service does behind the port, with one conversation of two people for each rule. */
export const chatRules: readonly ChatRule[] = [
  {
    title: 'a message comes to the other one, with what it says of itself',
    found: async ({ mine, theirs, conversation }) => {
      await mine.send(textOf(conversation, 'Good morning'));
      const [message] = (await theirs.page(conversation, null)).messages;
      return [message?.body, message?.index, message?.isMine, message?.deleted, message?.messageType];
    },
    expected: ['Good morning', 1, false, false, 'message'],
  },
  {
    title: 'a message that is sent again is the same one',
    found: async ({ mine, theirs, conversation }) => {
      const text = textOf(conversation, 'Once');
      const [first, second] = [await mine.send(text), await mine.send(text)];
      return [first.sid === second.sid, (await theirs.page(conversation, null)).messages.length];
    },
    expected: [true, 1],
  },
  {
    title: 'messages come ten at a time, and the earlier ones by the first that is known',
    found: async ({ mine, conversation }) => {
      for (let count = 1; count <= 12; count += 1) await mine.send(textOf(conversation, `${count}`));
      const last = await mine.page(conversation, null);
      const first = await mine.page(conversation, last.messages[0]?.index ?? 0);
      return [last, first].map(({ messages, hasEarlier }) => [messages.map(({ body }) => body), hasEarlier]);
    },
    expected: [
      [['3', '4', '5', '6', '7', '8', '9', '10', '11', '12'], true],
      [['1', '2'], false],
    ],
  },
  {
    title: 'an answer names what it answers',
    found: async ({ mine, theirs, conversation }) => {
      const asked = await mine.send(textOf(conversation, 'Who opens?'));
      const answer = await theirs.send(textOf(conversation, 'I do', { parent: asked.sid }));
      return [answer.isReply, answer.replyParentSid === asked.sid, answer.replyParentMessage];
    },
    expected: [true, true, 'Who opens?'],
  },
  {
    title: 'what was edited, reacted to and deleted comes with the changes',
    found: async ({ mine, theirs, conversation }) => {
      const sent = await mine.send(textOf(conversation, 'At nine'));
      const { revision } = await theirs.page(conversation, null);
      await mine.edit(nameOf(sent), 'At ten');
      await theirs.react(nameOf(sent), '👍', true);
      const changed = await theirs.changes(conversation, revision, never);
      await mine.remove(nameOf(sent));
      const gone = await theirs.changes(conversation, changed.revision, never);
      const [one] = changed.messages;
      return [
        one?.body,
        one?.isEdited,
        one?.emoji,
        gone.messages.map(({ deleted, body }) => [deleted, body]),
      ];
    },
    expected: ['At ten', true, [{ emoji: '👍', count: 1, isMine: true }], [[true, '']]],
  },
  {
    title: 'what is unread is counted until it is read, which the other one sees',
    found: async ({ mine, theirs, conversation }) => {
      await mine.send(textOf(conversation, 'One'));
      const { index } = await mine.send(textOf(conversation, 'Two'));
      const unread = (await rowOf(theirs, conversation))?.lastMessageIndexResult;
      await theirs.markRead(conversation, index);
      const rest = (await rowOf(theirs, conversation))?.lastMessageIndexResult;
      return [unread, rest, (await mine.page(conversation, null)).readByAll];
    },
    expected: [2, 0, 2],
  },
  {
    title: 'whoever types is named to the other one alone',
    found: async ({ mine, theirs, conversation }) => {
      await theirs.page(conversation, null);
      await mine.typing(conversation);
      const typing = async (chat: ChatPort) => (await chat.page(conversation, null)).typing.length;
      return [await typing(theirs), await typing(mine)];
    },
    expected: [1, 0],
  },
  {
    title: 'a conversation is muted by whoever wants it quiet',
    found: async ({ mine, theirs, conversation }) => {
      await mine.mute(conversation, true);
      const levels = [mine, theirs].map(async (one) => (await rowOf(one, conversation))?.notificationLevel);
      return Promise.all(levels);
    },
    expected: [1, 0],
  },
  {
    title: 'a file goes with a message, is fetched by an address, and is passed on',
    found: async ({ mine, theirs, conversation }) => {
      const progress: number[] = [];
      const sent = await mine.send(textOf(conversation, ''), {
        ...{ file: picture(), signal: never },
        onProgress: ({ sent: bytes, total }) => progress.push(total > 0 ? bytes / total : 0),
      });
      const address = await theirs.mediaAddress(nameOf(sent));
      const mediaOf = { ...nameOf(sent), mediaSid: sent.media?.sid ?? '' };
      const again = await theirs.send(textOf(conversation, '', { isForwarded: true, mediaOf }));
      return [
        ...[sent.type, sent.media?.filename, sent.media?.contentType, progress.at(-1), address !== ''],
        ...[again.isforwarded, again.media?.filename],
      ];
    },
    expected: ['media', 'plan.png', 'image/png', 1, true, true, 'plan.png'],
  },
  {
    title: 'whoever listens hears of a message, and no more once it is over',
    found: async ({ mine, theirs, conversation }) => {
      const heard: ChatNews['kind'][] = [];
      theirs.listen(({ kind }) => heard.push(kind));
      await theirs.conversations(never);
      await mine.send(textOf(conversation, 'Hello'));
      await theirs.conversations(never);
      await new Promise((resolve) => setTimeout(resolve));
      await theirs.dispose();
      await mine.send(textOf(conversation, 'Still there?'));
      await new Promise((resolve) => setTimeout(resolve));
      return heard;
    },
    expected: ['message'],
  },
];
