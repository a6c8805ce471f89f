import { EventEmitter } from 'node:events';
import type { Client } from '@twilio/conversations';

interface Said {
  readonly index: number;
  readonly author: string;
  body: string;
  attributes: unknown;
  readonly media: { readonly filename?: string; readonly contentType: string; readonly size: number } | null;
  readonly at: Date;
}

/** A message as the service's client shows it: its public class, as far as the adapter uses it. */
class StandInMessage {
  readonly #room: StandInRoom;
  readonly #said: Said;
  readonly conversation: StandInConversation;
  constructor(conversation: StandInConversation, said: Said) {
    this.#room = conversation.room;
    this.#said = said;
    this.conversation = conversation;
  }
  get sid() {
    return `IM${this.#said.index}`;
  }
  get index() {
    return this.#said.index;
  }
  get author() {
    return this.#said.author;
  }
  get body() {
    return this.#said.body;
  }
  get attributes() {
    return this.#said.attributes;
  }
  get dateCreated() {
    return this.#said.at;
  }
  get dateUpdated() {
    return this.#said.at;
  }
  get lastUpdatedBy() {
    return this.#said.author;
  }
  get participantSid() {
    return `MB${this.#said.author}`;
  }
  get attachedMedia() {
    const { media } = this.#said;
    if (!media) return [];
    const getContentTemporaryUrl = async () => `data:${media.contentType};base64,iVBORw0KGgo=`;
    return [{ ...media, sid: `ME${this.index}`, getContentTemporaryUrl }];
  }
  async updateBody(body: string) {
    this.#said.body = body;
    this.#room.changed(this.#said);
    return this;
  }
  async updateAttributes(attributes: unknown) {
    this.#said.attributes = attributes;
    this.#room.changed(this.#said);
    return this;
  }
}

/** What the service keeps of one conversation. */
class StandInRoom {
  readonly said: Said[] = [];
  readonly clients: StandInClient[] = [];
  readonly read = new Map<string, number | null>();
  readonly muted = new Set<string>();
  changed(said: Said) {
    for (const client of this.clients)
      client.emit('messageUpdated', { message: new StandInMessage(client.conversation, said) });
  }
  add(said: Omit<Said, 'index' | 'at'>) {
    const whole = {
      ...said,
      index: this.said.length,
      at: new Date(Date.UTC(2026, 9, 16) + this.said.length),
    };
    this.said.push(whole);
    this.read.set(said.author, whole.index);
    for (const client of this.clients)
      client.emit('messageAdded', new StandInMessage(client.conversation, whole));
    return whole.index;
  }
}

class StandInConversation {
  readonly sid = 'CH1';
  readonly createdBy = 'U1';
  readonly friendlyName = null;
  readonly attributes = { conversationType: 2 };
  readonly dateCreated = new Date(Date.UTC(2026, 9, 15));
  readonly dateUpdated = this.dateCreated;
  readonly room: StandInRoom;
  readonly #identity: string;
  constructor(room: StandInRoom, identity: string) {
    this.room = room;
    this.#identity = identity;
  }
  get lastMessage() {
    const last = this.room.said.at(-1);
    return last && { index: last.index, dateCreated: last.at };
  }
  get lastReadMessageIndex() {
    return this.room.read.get(this.#identity) ?? null;
  }
  get notificationLevel() {
    return this.room.muted.has(this.#identity) ? 'muted' : 'default';
  }
  async getMessages(size = 30, anchor = this.room.said.length - 1) {
    const until = Math.min(anchor, this.room.said.length - 1) + 1;
    const from = Math.max(0, until - size);
    const items = this.room.said.slice(from, until).map((said) => new StandInMessage(this, said));
    return { items, hasPrevPage: from > 0, hasNextPage: until < this.room.said.length };
  }
  async getParticipants() {
    return this.room.clients.map(({ user }) => ({
      ...{ sid: `MB${user.identity}`, identity: user.identity, conversation: this },
      lastReadMessageIndex: this.room.read.get(user.identity) ?? null,
      getUser: async () => user,
    }));
  }
  async advanceLastReadMessageIndex(index: number) {
    this.room.read.set(this.#identity, index);
    return 0;
  }
  async setUserNotificationLevel(level: string) {
    if (level === 'muted') this.room.muted.add(this.#identity);
    else this.room.muted.delete(this.#identity);
  }
  async typing() {
    const me = (await this.getParticipants()).find(({ identity }) => identity === this.#identity);
    for (const client of this.room.clients) client.emit('typingStarted', me);
  }
  prepareMessage() {
    const author = this.#identity;
    const message: Omit<Said, 'index' | 'at'> = { author, body: '', attributes: {}, media: null };
    const room = this.room;
    let made = message;
    const builder = {
      setBody: (body: string) => {
        made = { ...made, body };
        return builder;
      },
      setAttributes: (attributes: unknown) => {
        made = { ...made, attributes };
        return builder;
      },
      addMedia: ({
        filename,
        contentType,
        media,
      }: {
        filename: string;
        contentType: string;
        media: File;
      }) => {
        made = { ...made, media: { filename, contentType, size: media.size } };
        return builder;
      },
      build: () => ({
        send: () => Object.assign(Promise.resolve(room.add(made)), { cancel: () => undefined }),
      }),
    };
    return builder;
  }
}

/** The client's public class, as far as the adapter uses it. */
class StandInClient extends EventEmitter {
  readonly user: { readonly identity: string; readonly friendlyName: string; readonly isOnline: boolean };
  readonly conversation: StandInConversation;
  isShut = false;
  constructor(room: StandInRoom, identity: string) {
    super();
    this.user = { identity, friendlyName: `Person ${identity}`, isOnline: true };
    this.conversation = new StandInConversation(room, identity);
    room.clients.push(this);
  }
  async getConversationBySid() {
    return this.conversation;
  }
  async getSubscribedConversations() {
    return { items: [this.conversation], hasNextPage: false };
  }
  async shutdown() {
    this.isShut = true;
  }
}

/** Two clients of one conversation. The real classes have private members, which nothing else can have; hence the casts. */
export function standIns() {
  const room = new StandInRoom();
  return ['U1', 'U2'].map((identity) => {
    const own = new StandInClient(room, identity);
    return { own, client: own as unknown as Client };
  });
}
