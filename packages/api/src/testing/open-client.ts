import * as z from 'zod/mini';
import { ApiError } from '../transport/api-error.ts';
import { type ApiClientOptions, createApiClient } from '../transport/create-client.ts';
import type { SessionSnapshot } from '../transport/session-snapshot.ts';
import { importSessionKeys } from '../transport/signature/index.ts';
import { call, encloseError } from '../wire/index.ts';

/** A call of every kind. */
export const contract = {
  read: call('GET', 'user/Read', { payload: z.object({ count: z.number() }) }),
  search: call('POST', 'user/Search', {
    input: z.object({ text: z.string() }),
    payload: z.number(),
    meta: { kind: 'read' },
  }),
  write: call('POST', 'user/Write', { input: z.object({ text: z.string() }), payload: z.boolean() }),
  visit: call('POST', 'user/Visit', {
    input: z.object({ text: z.string() }),
    payload: z.boolean(),
    meta: { asVisitor: true },
  }),
  move: call('POST', 'ewa/Move', {
    input: z.object({ text: z.string() }),
    payload: z.boolean(),
    meta: { idempotent: true },
  }),
  remove: call('DELETE', 'ewa/remove/{id}', { input: z.object({ id: z.string() }), payload: z.boolean() }),
};

/** Keys of the signed-in session. */
export const keys = await importSessionKeys('c2FtcGxlLXNlY3JldC1vZi0zMi1ieXRlcy1vci1tb3JlIQ');
/** Without a session. */
export const signedOut: SessionSnapshot = { auth: null, keys: null, businessEnvironment: 'Common' };
/** With a session. */
const signedIn: SessionSnapshot = {
  auth: { authToken: 'tkn', userID: 1, userType: 4, businessId: 1 },
  keys,
  businessEnvironment: 'Common',
};

/** A client in front of a fake server. */
export function open(fetcher: typeof fetch, options: Partial<ApiClientOptions> = {}) {
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => signedIn,
    fetch: fetcher,
    isOnline: () => true,
    ...options,
  });
  return { api, client: api.client(contract) };
}

/** The ApiError that a call fails with. Throws when it does not. */
export async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('It did not fail with an ApiError.', { cause: error });
  return error;
}

/** A refusal by status and code. */
export const refusal = (status: number, code = 'Code') =>
  Response.json(encloseError(status, { apiErrorString: 'No.', apiErrorCode: code }, ''), { status });
