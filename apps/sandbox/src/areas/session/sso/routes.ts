import { ssoOpener } from '@dayfare/api/transport/header-names';
import type { SsoFailure } from '@dayfare/domain/session';
import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { AuthorizationResponseError, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { clientAddressOf, isSecure, networkOf } from '../../../platform/http/client-address.ts';
import { failureOf, type Log } from '../../../platform/http/log.ts';
import type { Server } from '../../../platform/http/server.ts';
import { recordEvent } from '../notices/security-events.ts';
import { issueOauthToken } from '../sessions/oauth.ts';
import { attemptLifeMs, beginAttempt, spendAttempt } from './attempts.ts';
import { addressAtPartner, subjectAt } from './client.ts';
import { ssoPathOf } from './partners.ts';
import { newSsoCookie, ssoSecretOf } from './sso-cookie.ts';
import { ssoIdentities } from './tables.ts';

const longestRedirect = 2000;
/** SHA-256 in base64url. */
const hashPattern = /^[\w-]{43}$/;

const partnerIdOf = (c: Context) => Number(c.req.param('partnerId'));

/** Someone a partner's page has confirmed. */
export interface EmployerIdentity {
  readonly partnerId: number;
  /** The partner's name for the person (`sub`). */
  readonly subject: string;
}

/** Where someone without an account signs up, by who the employer says it is; null if the employer's records don't hold them. */
export type SignUpAddress = (server: Server, identity: EmployerIdentity) => Promise<string | null>;

/**
 * The way through a partner's sign-in page. The browser comes by `/api/sso/41`, and back from the partner by `/api/sso/41/return`; the app
 * is handed a one-time token, to sign in or to sign up with, or told why there is none.
 */
export function createSso(server: Server, log: Log, signUpAddress: SignUpAddress): Hono {
  const { db, clock, settings, ssoPartners, throttles } = server;

  /** Where the app is, as the browser calls it. */
  function originOf(c: Context): string {
    const { host } = new URL(c.req.url);
    return `${isSecure(c, settings.trustedProxies) ? 'https' : 'http'}://${host}`;
  }
  function fail(c: Context, reason: SsoFailure, redirectUrl: string | null = null): Response {
    const query = new URLSearchParams({ reason, ...(redirectUrl !== null && { redirectUrl }) });
    return c.redirect(`/welcome/auth-failed?${query}`, 303);
  }
  function note(c: Context, error: unknown): void {
    const path = new URL(c.req.url).pathname;
    log({ method: c.req.method, path, status: 303, ms: 0, failure: failureOf(error) });
  }
  async function employeeOf(partnerId: number, subject: string): Promise<number | null> {
    const [found] = await db
      .select({ id: ssoIdentities.employeeId })
      .from(ssoIdentities)
      .where(and(eq(ssoIdentities.partnerId, partnerId), eq(ssoIdentities.subject, subject)));
    return found?.id ?? null;
  }

  return new Hono()
    .get('/:partnerId{\\d{1,9}}', async (c) => {
      const network = networkOf(clientAddressOf(c, settings.trustedProxies));
      const hasRoom =
        (await throttles.rows.take(network)).isGiven && (await throttles.visitorRows.take('all')).isGiven;
      if (!hasRoom) return fail(c, 'unavailable');
      const partner = ssoPartners.get(partnerIdOf(c));
      if (!partner) return fail(c, 'unavailable');
      const redirectUrl = c.req.query('redirectUrl')?.slice(0, longestRedirect) ?? null;
      const secrets = { nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const openerHash = hashPattern.exec(c.req.query(ssoOpener) ?? '')?.[0] ?? null;
      const beginning = { ...secrets, partnerId: partnerIdOf(c), redirectUrl, openerHash };
      const { state, browser } = await beginAttempt(db, beginning, clock.real());
      try {
        const redirectUri = `${originOf(c)}${ssoPathOf(beginning.partnerId)}/return`;
        const address = await addressAtPartner(partner, { ...secrets, state, redirectUri });
        c.header('set-cookie', newSsoCookie(c, settings.trustedProxies, browser, attemptLifeMs));
        return c.redirect(address.href, 303);
      } catch (error) {
        note(c, error);
        return fail(c, 'unavailable', redirectUrl);
      }
    })
    .get('/:partnerId{\\d{1,9}}/return', async (c) => {
      const partnerId = partnerIdOf(c);
      const partner = ssoPartners.get(partnerId);
      const state = c.req.query('state') ?? '';
      const browser = ssoSecretOf(c, settings.trustedProxies) ?? '';
      const attempt = await spendAttempt(db, { state, browser, partnerId }, clock.real());
      if (!attempt || !partner) return fail(c, 'expired');
      const { redirectUrl } = attempt;
      const about = { address: clientAddressOf(c, settings.trustedProxies), at: clock.real() };
      try {
        const { pathname, search } = new URL(c.req.url);
        const subject = await subjectAt(partner, new URL(originOf(c) + pathname + search), {
          state,
          attempt,
        });
        const employeeId = await employeeOf(partnerId, subject);
        const signUp = employeeId === null ? await signUpAddress(server, { partnerId, subject }) : null;
        const isKnown = employeeId !== null || signUp !== null;
        const kind = isKnown ? 'signedInAtEmployer' : 'employerSignInRefused';
        await recordEvent(db, { kind, employeeId, ...about });
        if (signUp !== null) return c.redirect(signUp, 303);
        if (employeeId === null) return fail(c, 'unknown', redirectUrl);
        // The browser shows its secret once more when it spends the token, which lives for some minutes more.
        const { openerHash, browserHash } = attempt;
        const token = await issueOauthToken(db, employeeId, clock.real(), {
          browserHash: openerHash ?? browserHash,
        });
        c.header('set-cookie', newSsoCookie(c, settings.trustedProxies, browser, attemptLifeMs));
        const query = new URLSearchParams({ token, ...(redirectUrl !== null && { redirectUrl }) });
        return c.redirect(`/welcome/connect?${query}`, 303);
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
          return fail(c, 'cancelled', redirectUrl);
        note(c, error);
        await recordEvent(db, { kind: 'employerSignInRefused', employeeId: null, ...about });
        return fail(c, 'unavailable', redirectUrl);
      }
    });
}
