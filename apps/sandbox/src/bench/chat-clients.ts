// The clients of a chat run, in a thread of their own: what they take to sign and to read is not the server's.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { chatContract } from '@dayfare/api/connect/chat/chat-contract';
import { serverChat } from '@dayfare/api/connect/chat/chat-queries';
import { seedPassphrase } from '../seeds/index.ts';
import { createDevice } from './device.ts';

/** What the thread is started with. */
export interface ChatClientsOptions {
  readonly origin: string;
  /** Two by two, they write to each other. */
  readonly people: readonly { readonly id: number; readonly email: string }[];
  /** How long they write, seconds. */
  readonly seconds: number;
  /** Between two looks for news, and between two messages of a client, milliseconds. */
  readonly lookEveryMs: number;
  readonly writeEveryMs: number;
}

/** What the thread says at the end. */
export interface ChatClientsResult {
  readonly sent: number;
  /** Requests without an answer, each of which was sent again. */
  readonly unanswered: number;
  /** From sending a message until the other client has it, milliseconds, in rising order. */
  readonly delivery: readonly number[];
  /** Messages that a client of their conversation has not, and those that one has twice. */
  readonly lost: number;
  readonly doubled: number;
}

const options = workerData as ChatClientsOptions;
/** How long is waited before something is asked again, milliseconds. */
const againMs = 500;
/** How long clients look for what is missing after the last message, milliseconds. */
const mostAfterMs = 60_000;

interface Client {
  readonly chat: ReturnType<typeof serverChat>;
  readonly conversation: string;
  /** By sid: what its author called it. */
  readonly seen: Map<string, string>;
  readonly sent: Set<string>;
  revision: number;
}

const sentAt = new Map<string, number>();
const delivery: number[] = [];
let unanswered = 0;

async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      unanswered += 1;
      await sleep(againMs);
    }
  }
}

async function look(client: Client): Promise<void> {
  const { chat, conversation, seen } = client;
  const page = await untilAnswered(() =>
    chat.changes(conversation, client.revision, new AbortController().signal),
  );
  const now = performance.now();
  for (const { sid, customId, isMine } of page.messages) {
    if (!isMine && !seen.has(sid)) delivery.push(now - (sentAt.get(customId) ?? now));
    seen.set(sid, customId);
  }
  client.revision = page.revision;
}

async function write({ chat, conversation, sent }: Client): Promise<void> {
  const customId = crypto.randomUUID();
  sentAt.set(customId, performance.now());
  sent.add(customId);
  const text = { conversation, customId, body: 'Can you take my shift?', parent: null };
  await untilAnswered(() => chat.send({ ...text, isForwarded: false, mediaOf: null }));
}

async function signInAll(): Promise<readonly Client[]> {
  const clients: Client[] = [];
  for (const [at, { email }] of options.people.entries()) {
    const device = createDevice(options.origin);
    await device.signIn(email, seedPassphrase, `device-${at}`);
    const other = options.people[at % 2 === 0 ? at + 1 : at - 1];
    const { sid } = await device.client(chatContract).twilioChannel({ userID: other?.id ?? 0 });
    const chat = serverChat(device.api);
    const client = { chat, conversation: sid, seen: new Map(), sent: new Set<string>(), revision: 0 };
    await look(client);
    clients.push(client);
  }
  return clients;
}

/** Does it again and again until `end`, beginning at a time of its own, so that not all come at once. */
async function repeat(every: number, end: number, work: () => Promise<void>): Promise<void> {
  await sleep(Math.random() * every);
  while (performance.now() < end) {
    await work();
    await sleep(every);
  }
}

const sentIn = (client: Client, clients: readonly Client[]) =>
  clients.filter((one) => one.conversation === client.conversation).flatMap(({ sent }) => [...sent]);

const missingOf = (client: Client, clients: readonly Client[]): number => {
  const seen = new Set(client.seen.values());
  return sentIn(client, clients).filter((customId) => !seen.has(customId)).length;
};

async function run(port: NonNullable<typeof parentPort>): Promise<void> {
  const clients = await signInAll();
  const started = once(port, 'message');
  port.postMessage('ready');
  await started;
  const end = performance.now() + options.seconds * 1000;
  const isMissing = () => clients.some((client) => missingOf(client, clients) > 0);
  await Promise.all(
    clients.map(async (client) => {
      const writing = repeat(options.writeEveryMs, end, () => write(client));
      await repeat(options.lookEveryMs, end, () => look(client));
      await writing;
    }),
  );
  while (isMissing() && performance.now() < end + mostAfterMs) await Promise.all(clients.map(look));
  const sum = (count: (client: Client) => number) => clients.reduce((all, client) => all + count(client), 0);
  port.postMessage({
    sent: sentAt.size,
    unanswered,
    delivery: delivery.toSorted((a, b) => a - b),
    lost: sum((client) => missingOf(client, clients)),
    doubled: sum(({ seen }) => seen.size - new Set(seen.values()).size),
  } satisfies ChatClientsResult);
}

if (parentPort) await run(parentPort);
