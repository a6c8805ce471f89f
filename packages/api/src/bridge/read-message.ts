import { type Envelope, envelope } from './envelope.ts';
import { deepestMessage, longestMessage } from './limits.ts';

/** The sender of a message, as reported by the channel. */
export interface Sender {
  /** Origin of the page that sent it. */
  readonly origin: string;
  /** Whether it came from the window or view at the other end, not from another frame. */
  readonly isOtherEnd: boolean;
}

/** A message before it is parsed. */
export interface Arrival {
  readonly text: unknown;
  readonly sender: Sender;
}

/** A check of what arrives. */
export interface Guard<Subject, Knowledge> {
  /** The reason for which the message is dropped. */
  readonly name: string;
  readonly lets: (subject: Subject, known: Knowledge) => boolean;
}

/** What is known before the handshake. */
export interface Expected {
  /** Allowed origins of the other end, compared as a whole. */
  readonly origins: readonly string[];
}

const dangerousKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Yields every object and list in a value with its depth, starting at 1. Iterative, because recursion could overflow the stack. */
function* branches(value: unknown): Generator<{ readonly branch: object; readonly level: number }> {
  const left = [{ value, level: 1 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: branch, level } = next;
    if (typeof branch !== 'object' || branch === null) continue;
    yield { branch, level };
    for (const child of Object.values(branch)) left.push({ value: child, level: level + 1 });
  }
}

function every(value: unknown, holds: (branch: object, level: number) => boolean): boolean {
  for (const { branch, level } of branches(value)) if (!holds(branch, level)) return false;
  return true;
}

/** Checks before a text is parsed. */
const arrivalGuards: readonly Guard<Arrival, Expected>[] = [
  { name: 'frame', lets: ({ sender }) => sender.isOtherEnd },
  { name: 'origin', lets: ({ sender }, { origins }) => origins.includes(sender.origin) },
  { name: 'text', lets: ({ text }) => typeof text === 'string' },
  { name: 'size', lets: ({ text }) => String(text).length <= longestMessage },
];

/** What is checked of the value that a text stands for; undefined where it is no JSON. */
const valueGuards: readonly Guard<unknown, Expected>[] = [
  { name: 'depth', lets: (value) => every(value, (_, level) => level <= deepestMessage) },
  {
    name: 'keys',
    lets: (value) => every(value, (branch) => !Object.keys(branch).some((key) => dangerousKeys.has(key))),
  },
  { name: 'shape', lets: (value) => envelope.safeParse(value).success },
];

/** What is checked of every message that arrives. */
export interface ReadingGuards {
  readonly arrival: typeof arrivalGuards;
  readonly value: typeof valueGuards;
}

/** All of them. */
export const readingGuards: ReadingGuards = { arrival: arrivalGuards, value: valueGuards };

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** A message that was read, or what it was dropped for. */
export type Reading =
  | { readonly message: Envelope; readonly length: number }
  | { readonly droppedFor: string };

/** Reads what has arrived. Unexpected senders get no answer. */
export function readMessage(arrival: Arrival, expected: Expected, guards = readingGuards): Reading {
  const stopped = guards.arrival.find(({ lets }) => !lets(arrival, expected));
  if (stopped) return { droppedFor: stopped.name };
  const value = parsed(arrival.text);
  const refused = guards.value.find(({ lets }) => !lets(value, expected));
  if (refused) return { droppedFor: refused.name };
  // The last of the guards has read it by the schema.
  return { message: value as Envelope, length: String(arrival.text).length };
}
