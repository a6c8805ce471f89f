import { headerNames } from '@dayfare/api/transport/header-names';
import {
  type Body,
  encodeText,
  importApplicationKeys,
  importSessionKeys,
  openHeaders,
  type SessionKeys,
  verifyRequest,
} from '@dayfare/api/transport/signature';
import type { SignedIn } from '../../areas/session/api-context.ts';
import { findSession, limitsFrom, signingKeyOf, touchSession } from '../../areas/session/index.ts';
import { keyNamedIn } from '../../platform/db/keys.ts';
import { checkTimestamp, spendNonce } from '../../platform/http/nonces.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';

/** A request as it came in, with its body read. */
export interface Incoming {
  readonly method: string;
  /** Path with query, as it was signed. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: Body;
}

const unsealed: ReadonlySet<string> = new Set([
  headerNames.signature,
  headerNames.timestamp,
  headerNames.nonce,
  headerNames.sealedHeaders,
]);
const sealedNames = Object.values(headerNames).filter((name) => !unsealed.has(name));

function bearerOf(headers: Headers): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(headers.get(headerNames.authorization) ?? '')?.[1] ?? null;
}

/** The sealed copy must say of every header of ours what the plain one says, and nothing else. */
async function checkSealedHeaders(keys: SessionKeys, headers: Headers, nonce: string): Promise<void> {
  const opened = await openHeaders(keys.seal, headers.get(headerNames.sealedHeaders) ?? '', nonce);
  if (!opened) throw new Refusal('SignatureInvalid');
  const copy = new Headers(opened);
  const isSame = sealedNames.every((name) => (headers.get(name) ?? '') === (copy.get(name) ?? ''));
  if (!isSame) throw new Refusal('SignatureInvalid');
}

/** Someone who is signed in says who they are three times over; all three must agree. */
function checkIdentityHeaders({ employee }: SignedIn, token: string, headers: Headers): void {
  const claimed = [headers.get(headerNames.sessionAuthToken), headers.get(headerNames.userId)];
  const expected = [token, encodeText(String(employee.id))];
  const isAgreed = claimed.every((value, index) => value === null || value === expected[index]);
  if (!isAgreed) throw new Refusal('Invalid_Token_Try_Again');
}

/** The signing key of a session. One whose key has been taken out of service has ended. */
function signingKeyFor(token: string): string {
  const key = keyNamedIn(token);
  if (key === undefined) throw new Refusal('SessionExpire');
  return signingKeyOf(key, token);
}

/**
 * Everything a request must prove before any handler sees it: time, signature, sealed headers, a fresh nonce and a
 * living session. The application's key stands in before sign-in. Null when no one is signed in.
 */
export async function authenticateRequest(server: Server, request: Incoming): Promise<SignedIn | null> {
  const { db, clock, settings } = server;
  const { method, path, headers, body } = request;
  const at = clock.real();
  const timestamp = Number(headers.get(headerNames.timestamp) ?? Number.NaN);
  checkTimestamp(timestamp, at, settings.isSteerable ? clock.now() : at);

  const token = bearerOf(headers);
  const signedIn = token ? await findSession(db, token, at, limitsFrom(settings)) : null;
  const keys = await (token ? importSessionKeys(signingKeyFor(token)) : importApplicationKeys());

  const nonce = headers.get(headerNames.nonce) ?? '';
  if (!/^[\w-]{16,128}$/.test(nonce)) throw new Refusal('SignatureInvalid');
  const signature = headers.get(headerNames.signature) ?? '';
  const isSigned = await verifyRequest(keys.sign, { method, path, timestamp, nonce, body }, signature);
  if (!isSigned) throw new Refusal('SignatureInvalid');
  await checkSealedHeaders(keys, headers, nonce);
  await spendNonce(db, signedIn?.session.id ?? 'application', nonce, at);

  if (signedIn && token) {
    checkIdentityHeaders(signedIn, token, headers);
    await touchSession(db, signedIn.session, at);
  }
  return signedIn;
}
