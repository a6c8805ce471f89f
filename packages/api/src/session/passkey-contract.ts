import * as z from 'zod/mini';
import { call, wireInstant } from '../wire/index.ts';
import { currentUser } from './current-user.ts';

const text = z.string().check(z.maxLength(200));
/** Base64url, as WebAuthn writes bytes in JSON. */
const bytes = z.string().check(z.maxLength(8000), z.regex(/^[\w-]+$/));

const demand = z.enum(['required', 'preferred', 'discouraged']);
/** How an authenticator is reached, in the words of WebAuthn. */
export const passkeyTransports = ['ble', 'hybrid', 'internal', 'nfc', 'usb', 'smart-card'] as const;

/** Options for making a passkey, in the JSON form of WebAuthn. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.enum(passkeyTransports)),
    }),
  ),
  authenticatorSelection: z.object({ residentKey: demand, userVerification: demand }),
});

/** Options for signing with one. */
const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: demand,
});

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
};

/** What the browser answers when a passkey has been made. */
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});

/** What the browser answers when a passkey has signed. */
const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});

const passkey = z.object({
  /** The credential's id. */
  id: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  addedAt: wireInstant,
  /** When it signed in last; null for never. */
  usedAt: z.nullable(wireInstant),
});

/** Name of a passkey: what it is called in the list. */
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** Signing in without a password. The documents have no such calls: they are ours. Not found while `EnablePasskeys` is not 1. */
export const passkeyContract = {
  /** The passkeys of a person. */
  getPasskeys: call('GET', 'user/GetPasskeys', { payload: z.array(passkey), meta: { ours: true } }),
  /** Begin to add a passkey. Refused with ProofRequired without a fresh proof, which it uses up. */
  beginPasskey: call('POST', 'user/BeginPasskey', { payload: creation, meta: { ours: true } }),
  /** Add a passkey. Its owner is told. */
  savePasskey: call('POST', 'user/SavePasskey', {
    input: z.object({ name, credential: made }),
    payload: passkey,
    meta: { ours: true },
  }),
  /** Remove a passkey. Refused with ProofRequired without a fresh proof, which it uses up. Its owner is told. */
  deletePasskey: call('POST', 'user/DeletePasskey', {
    input: z.object({ id: bytes }),
    payload: z.boolean(),
    meta: { ours: true },
  }),
  /** A challenge to sign in with. It says nothing about anybody. */
  beginPasskeySignIn: call('POST', 'main/BeginPasskeySignIn', {
    payload: request,
    meta: { ours: true },
  }),
  /** Sign in with a passkey. It needs no PIN: a passkey checks its owner itself. */
  loginWithPasskey: call('POST', 'main/LoginWithPasskey', {
    input: z.object({ credential: signed, deviceId: text.check(z.minLength(1)), deviceType: text }),
    payload: currentUser,
    meta: { ours: true },
  }),
};

/** A passkey as the wire says it. */
export type WirePasskey = z.infer<typeof passkey>;
/** Options for making a passkey. */
export type WirePasskeyCreation = z.infer<typeof creation>;
/** Options for signing with one. */
export type WirePasskeyRequest = z.infer<typeof request>;
/** How an authenticator is reached. */
export type WirePasskeyTransport = (typeof passkeyTransports)[number];
/** What the browser answers when a passkey has been made. */
export type WireMadePasskey = z.infer<typeof made>;
/** What the browser answers when a passkey has signed. */
export type WireSignedPasskey = z.infer<typeof signed>;
