import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { headerNames } from '@dayfare/api/transport/header-names';
import { referencePattern } from '@dayfare/api/transport/reference';
import type { Body } from '@dayfare/api/transport/signature';
import { type Context, Hono } from 'hono';
import type { SignedIn } from '../areas/session/api-context.ts';
import { noteProofAsked, ssoBrowserHashesOf } from '../areas/session/index.ts';
import { checkAntiForgery, newAntiForgeryCookie } from '../platform/http/anti-forgery.ts';
import { clientAddressOf, networkOf, originOf } from '../platform/http/client-address.ts';
import { openDeviceCookie } from '../platform/http/device-cookie.ts';
import { dropConnection } from '../platform/http/dropped.ts';
import { failureOf, type Log } from '../platform/http/log.ts';
import { isClosedTo } from '../platform/http/maintenance.ts';
import { readBody } from '../platform/http/read-body.ts';
import { languageOf, Refusal } from '../platform/http/refusal.ts';
import type { Server } from '../platform/http/server.ts';
import { unfitInput, unfitQuery } from '../platform/http/unfit-input.ts';
import { answer, refusalOf, refuse, refuseWithStatus } from './answer.ts';
import { authenticateRequest } from './doors/authenticate-request.ts';
import type { Fault, Faults } from './faults.ts';
import { longestTextOf } from './long-texts.ts';
import { route } from './router.ts';

/** What the API needs beside the server itself. */
export interface ApiOptions {
  readonly server: Server;
  readonly faults: Faults;
  readonly log: Log;
}

/** The request as the handlers see it. A write without a body says as much as one with an empty object. */
function requestFor({ req }: Context, body: Body): Request {
  const { method } = req.raw;
  const headers = new Headers(req.raw.headers);
  if (method === 'POST' && body.length === 0) headers.set('content-type', 'application/json');
  const filled = method === 'POST' && body.length === 0 ? '{}' : body;
  const request = new Request(req.url, { method, headers, body: filled.length === 0 ? null : filled });
  const formData = request.formData.bind(request);
  // Parts without an end, or of a boundary that is not named, are the sender's fault and not ours.
  request.formData = () =>
    formData().catch(() => {
      throw new Refusal('InvalidRequest', undefined, 'body');
    });
  return request;
}

/** What a body says; nothing yet of an upload. Refuses text that is no JSON. */
function parsed(body: Body): unknown {
  if (typeof body !== 'string' || body === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('InvalidRequest', undefined, 'body');
  }
}

/** Refuses input with texts that cannot be kept, or that has no end. */
function checkInput(body: Body, path: string, search: string): void {
  const field = unfitInput(parsed(body), longestTextOf(path)) ?? unfitQuery(new URLSearchParams(search));
  if (field !== null) throw new Refusal('InvalidRequest', undefined, field || 'body');
}

/** The answer that a fault gives in place of the real one, if it is of a kind that does. */
function spoil(c: Context, fault: Fault): Response | undefined {
  const language = languageOf(c.req.header(headerNames.locale));
  if (fault.kind === 'drop-before') return dropConnection(c);
  if (fault.kind === 'status') return refuseWithStatus(fault.status ?? 500, language, fault.inBody);
  if (fault.kind === 'error' && fault.code) return refuse(new Refusal(fault.code), language);
  return undefined;
}

/** Keyed: there are too few people for a plain hash, which could be looked up by trying every number. */
const userHash = (secret: string, { employee }: SignedIn) =>
  createHmac('sha256', secret).update(`log:${employee.id}`).digest('base64url').slice(0, 12);

/** What the person reads out to support, if it has the right shape: anything else stays out of the log. */
function referenceIn({ req }: Context): string | undefined {
  const named = req.header(headerNames.reference) ?? '';
  return referencePattern.test(named) ? named : undefined;
}

/** What has been learned of a request, for its line in the log. */
interface Seen {
  signedIn?: SignedIn | null;
}

/** Refuses with TooManyRequests once a person has written too much for a day. */
async function takeWrite({ throttles }: Server, { employee }: SignedIn): Promise<void> {
  const { isGiven } = await throttles.writes.take(String(employee.id));
  if (!isGiven) throw new Refusal('TooManyRequests');
}

/** Everything below /api that a contract describes. */
export function createApi({ server, faults, log }: ApiOptions): Hono {
  const api = new Hono();

  async function handle(c: Context, seen: Seen): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    if (isClosedTo(server.maintenance, pathname.replace(/^\/api\//, '')))
      throw new Refusal('ServiceUnavailable');
    const [body] = await Promise.all([readBody(c.req.raw), server.clock.refresh()]);
    const { method, headers } = c.req.raw;
    const signedIn = await authenticateRequest(server, { method, path: pathname + search, headers, body });
    seen.signedIn = signedIn;
    if (signedIn && method !== 'GET') await takeWrite(server, signedIn);
    checkAntiForgery(c, server.settings.trustedProxies);
    checkInput(body, pathname.replace(/^\/api/, ''), search);
    const request = requestFor(c, body);
    const device = openDeviceCookie(c, server.settings.trustedProxies);
    const outcome = await route(request, {
      ...server,
      language: languageOf(headers.get(headerNames.locale)),
      signedIn,
      idempotencyKey: headers.get(headerNames.idempotencyKey),
      bruteForceKey: headers.get(headerNames.bruteForce),
      connectAccessToken: headers.get(headerNames.connectAccessToken),
      device,
      ssoBrowserHashes: ssoBrowserHashesOf(c, server.settings.trustedProxies),
      clientAddress: clientAddressOf(c, server.settings.trustedProxies),
      origin: originOf(c, server.settings.trustedProxies),
      userAgent: headers.get('user-agent'),
    });
    if (!outcome) throw new Refusal('NotFound');
    if (outcome.error) {
      const { code, proofOf } = refusalOf(outcome.error);
      if (code === 'ProofRequired' && signedIn) await noteProofAsked(server.db, signedIn.session, proofOf);
      throw outcome.error;
    }
    const response = answer(outcome.payload);
    const cookie = device.header();
    if (cookie) response.headers.append('set-cookie', cookie);
    return response;
  }

  api.all('*', async (c) => {
    const started = performance.now();
    const path = new URL(c.req.url).pathname;
    const reference = referenceIn(c);
    // Before anything that costs: no body is read, and nothing asked of the database.
    const network = networkOf(clientAddressOf(c, server.settings.trustedProxies));
    const room = await server.throttles.calls.take(network);
    if (!room.isGiven) {
      if (room.isFirstRefusal)
        log({ method: c.req.method, path, status: 429, ms: 0, code: 'TooManyRequests', reference });
      const refused = refuse(new Refusal('TooManyRequests'), languageOf(c.req.header(headerNames.locale)));
      refused.headers.set('retry-after', String(room.retryAfter));
      return refused;
    }
    const taken = faults.take(c.req.method, path.replace(/^\/api\//, ''));
    const seen: Seen = {};
    const note = (status: number, error?: unknown) =>
      log({
        method: c.req.method,
        path,
        status,
        ms: Math.round(performance.now() - started),
        user: seen.signedIn ? userHash(server.secret, seen.signedIn) : undefined,
        code: error === undefined ? undefined : refusalOf(error).code,
        reference,
        failure: error !== undefined && refusalOf(error).code === 'Unexpected' ? failureOf(error) : undefined,
      });

    const delay = taken.find(({ kind }) => kind === 'latency');
    if (delay) await sleep(delay.ms ?? 0);
    for (const fault of taken) {
      const spoilt = spoil(c, fault);
      if (!spoilt) continue;
      note(spoilt.status);
      return spoilt;
    }

    let response: Response;
    try {
      response = await handle(c, seen);
      note(response.status);
    } catch (error) {
      response = refuse(refusalOf(error), languageOf(c.req.header(headerNames.locale)));
      note(response.status, error);
    }
    if (taken.some(({ kind }) => kind === 'drop-after')) return dropConnection(c);
    const cookie = newAntiForgeryCookie(c, server.settings.trustedProxies);
    if (cookie) response.headers.append('set-cookie', cookie);
    return response;
  });
  return api;
}
