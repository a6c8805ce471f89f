import * as z from 'zod/mini';
import { safeAreas, scheme, textScale } from './messages/appearance.ts';
import { language, text } from './scalars.ts';

/** Marks every message as one of ours. */
export const bridgeName = 'dayfare';

/** Random for each page and shell: 22 to 64 characters of base64url. */
const nonce = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));
/** Each request's id is larger than the previous one from the same side, so none can be replayed. */
const id = z.int().check(z.gte(1));
const name = text(60, 1);
const bridge = z.literal(bridgeName);

/** Why a request was refused. */
export const refusalReasons = [
  'denied',
  'blocked',
  'cancelled',
  'missing',
  'busy',
  'timedOut',
  'invalid',
  'failed',
  'ended',
] as const;

const shellFacts = z.object({
  platform: z.enum(['ios', 'android', 'web']),
  /** Build number of the native app; 0 where there is none. */
  build: z.int().check(z.gte(0)),
  /** What it supports. Unknown names are ignored. */
  capabilities: z.array(text(40)).check(z.maxLength(100)),
  /** Null if the page chooses the language. */
  language: z.nullable(language),
  /** Null if the page follows the browser's scheme. */
  scheme: z.nullable(scheme),
  textScale: z.nullable(textScale),
  safeAreas: z.nullable(safeAreas),
});

const versions = z.array(z.int()).check(z.minLength(1), z.maxLength(20));

/** The envelope of each kind of message. Messages with unknown fields are not ours. */
export const envelopes = {
  hello: z.strictObject({ bridge, kind: z.literal('hello'), versions, nonce }),
  welcome: z.strictObject({
    bridge,
    kind: z.literal('welcome'),
    version: z.int(),
    nonce,
    /** The nonce that the page must send from now on. */
    reply: nonce,
    shell: shellFacts,
  }),
  unsupported: z.strictObject({ bridge, kind: z.literal('unsupported'), versions, nonce }),
  request: z.strictObject({ bridge, kind: z.literal('request'), nonce, id, name, params: z.unknown() }),
  answer: z.strictObject({ bridge, kind: z.literal('answer'), nonce, id, result: z.unknown() }),
  refusal: z.strictObject({
    bridge,
    kind: z.literal('refusal'),
    nonce,
    id,
    reason: z.enum(refusalReasons),
    /** For logs; never shown to people. */
    detail: z.optional(text(300)),
  }),
  cancel: z.strictObject({ bridge, kind: z.literal('cancel'), nonce, id }),
  event: z.strictObject({ bridge, kind: z.literal('event'), nonce, name, data: z.unknown() }),
};

/** Any message. */
export const envelope = z.discriminatedUnion('kind', [
  envelopes.hello,
  envelopes.welcome,
  envelopes.unsupported,
  envelopes.request,
  envelopes.answer,
  envelopes.refusal,
  envelopes.cancel,
  envelopes.event,
]);

export type Envelope = z.infer<typeof envelope>;
export type RefusalReason = (typeof refusalReasons)[number];
/** What a shell reports about itself and the device in the handshake. */
export type ShellFacts = z.infer<typeof shellFacts>;

type Unnamed<Message> = Message extends Envelope ? Omit<Message, 'bridge'> : never;

/** Serialises a message. */
export const written = (message: Unnamed<Envelope>): string =>
  JSON.stringify({ bridge: bridgeName, ...message });
