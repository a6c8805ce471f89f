import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedAreas, openPaths, visitorAreas } from './areas.ts';
import { askedAt, askedFor } from './asked.ts';
import { type Decision, decide, guardOrder } from './decide.ts';
import type { AccessConfiguration, AccessSession } from './decision.ts';
import { routePaths } from './route-catalogue.ts';
import { userType } from './user-type.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const anyCard = fc.record({
  isServiceEnabled: fc.boolean(),
  isHidden: fc.boolean(),
  isInApprovalProcess: fc.boolean(),
  isMinor: fc.boolean(),
  isMinorConsentApproved: fc.boolean(),
});

const paths = routePaths.map((path) => path.replace(':id', '1'));
const anyPath = fc.oneof(
  fc.constantFrom(...paths),
  fc.constantFrom('/acme', '/beta', '/gamma', '/nothing/here', '/EWA//home/', '/x', '/card/../ewa/home'),
);
const anyTarget = fc.oneof(
  anyPath,
  fc.constantFrom(
    'https://partner.example/x',
    '//evil.example',
    '/acme?redirectUrl=/beta',
    'partner.example',
  ),
);
const anyQuery = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom('logoutredirect', 'redirectUrl'), anyTarget),
      fc.constantFrom(
        ['token', 't'],
        ['oauthToken', 't'],
        ['oauth_state_id', '1'],
        ['isCallFromEnrollmentUrl', 'true'],
        ['isFromLogin', 'true'],
        ['cardID', '1'],
        ['fb', 'true'],
        ['SendEmail', 'x'],
      ),
    ),
    { maxLength: 3 },
  )
  .map((entries) => entries.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&'));
const anyAddress = fc.tuple(anyPath, anyQuery).map(([path, query]) => (query ? `${path}?${query}` : path));

const anySession: fc.Arbitrary<AccessSession> = fc.record({
  isSignedIn: fc.boolean(),
  userType: fc.constantFrom(null, 'User' as const, 'DirectUser' as const, ...userType.names),
  isPinPending: fc.boolean(),
  isPinTriggered: fc.boolean(),
  pendingPath: fc.constantFrom(
    null,
    null,
    '/sso/home',
    '/welcome/auth-pin',
    '/home/state-selection',
    '/home/change-password?isFromLogin=true',
    '/welcome/accept-terms-conditions',
    '/welcome/multi-business',
  ),
  areTipsEnabled: fc.boolean(),
  card: maybe(anyCard),
  bankLinkPath: maybe(anyAddress),
});

const anyConfiguration: fc.Arbitrary<AccessConfiguration> = fc.record({
  status: fc.constantFrom('loading', 'loaded', 'loaded', 'unavailable'),
  origin: fc.constant('https://pay.example'),
  allowedHosts: fc.constant(['partner.example']),
  isDirectEnrollmentRestricted: fc.constantFrom(0, 1, undefined),
  isUnderMaintenance: fc.boolean(),
  branches: maybe(
    fc.tuple(anyAddress, anyAddress, fc.boolean(), fc.boolean()).map(
      ([first, second, isWelcomePageOn, hasCode]) =>
        new Map([
          ['acme', { route: first, isWelcomePageOn, branchCode: hasCode ? 'b' : null }],
          ['beta', { route: second, isWelcomePageOn, branchCode: null }],
          ['gamma', { route: '/ewa', isWelcomePageOn, branchCode: hasCode ? 'b' : null }],
        ]),
    ),
  ),
});

/** The session after a decision's effects; `signsIn` is the person an exchanged token signs in, if any. */
function after({ effects }: Decision, session: AccessSession, signsIn: AccessSession): AccessSession {
  let next = session;
  for (const { kind } of effects) {
    if (kind === 'endSession') next = { isSignedIn: false, userType: null, bankLinkPath: next.bankLinkPath };
    if (kind === 'exchangeToken') next = signsIn;
    if (kind === 'triggerPin') next = { ...next, isPinTriggered: true };
  }
  return next;
}

/** Whether a page may be shown, written from the documents rather than from the rules. */
function maySee(address: string, session: AccessSession, configuration: AccessConfiguration): boolean {
  const { page, area, segments, query } = askedAt(address);
  if (page === '/') return false;
  if (!guardedAreas.has(area)) return page !== '/maintenance' || configuration.isUnderMaintenance === true;
  if (!session.isSignedIn) {
    return (
      visitorAreas.has(area) ||
      openPaths.has(page) ||
      (page === '/home/change-password' && query.has('isFromLogin')) ||
      (area === 'dayfare-direct' &&
        configuration.isDirectEnrollmentRestricted === 1 &&
        ['employer', 'progress', 'employee-id', 'employee-details'].includes(segments[1] ?? ''))
    );
  }
  const isEnrolment = query.get('isCallFromEnrollmentUrl') === 'true';
  if (page === '/welcome/auth-pin' && (session.isPinPending || isEnrolment)) return true;
  if (session.isPinPending) return false;
  if (session.pendingPath) return askedAt(session.pendingPath).page === page;
  if (session.userType !== 'User' && session.userType !== 'DirectUser') return false;
  if (visitorAreas.has(area)) return false;
  if (area === 'timely-tips') return session.areTipsEnabled === true;
  if (area !== 'card') return true;
  const { card } = session;
  if (!card?.isServiceEnabled || card.isHidden || card.isInApprovalProcess) return false;
  if (card.isMinor && !card.isMinorConsentApproved) return false;
  return !segments[1]?.startsWith('autoload') || (session.userType === 'User' && query.get('cardID') === '1');
}

describe('from any state and address', () => {
  it('redirects end in at most four steps, never lead to the same page, and end where one may be', () => {
    fc.assert(
      fc.property(
        anyAddress,
        anySession,
        anySession,
        anyConfiguration,
        (start, first, signsIn, configuration) => {
          let address = start;
          let session = first;
          for (let steps = 0; ; steps += 1) {
            expect(steps).toBeLessThanOrEqual(4);
            const mark = address.indexOf('?');
            const path = mark < 0 ? address : address.slice(0, mark);
            const decision = decide(
              { path, search: mark < 0 ? '' : address.slice(mark) },
              session,
              configuration,
            );
            session = after(decision, session, signsIn);
            if (decision.kind === 'wait') {
              expect(decision.for === 'configuration' ? configuration.status : 'loading').toBe('loading');
              return;
            }
            if (decision.kind === 'leave') {
              expect(decision.to).toMatch(/^https:\/\/partner\.example\//);
              return;
            }
            if (decision.kind === 'allow') {
              expect(maySee(address, session, configuration)).toBe(true);
              return;
            }
            expect(askedAt(decision.to).page).not.toBe(askedFor({ path: path }).page);
            address = decision.to;
          }
        },
      ),
      { numRuns: 4_000 },
    );
  });
});

it('the rules are asked in the order of the documents', () => {
  expect(guardOrder).toEqual([
    'browserMode',
    'logoutRedirect',
    'oauthToken',
    'bankLinkReturn',
    'connectRedirect',
    'root',
    'alias',
    'branch',
    'maintenance',
    'unguarded',
    'openToVisitors',
    'directEnrolment',
    'visitorsToLogin',
    'pin',
    'pendingStep',
    'leaveVisitorPages',
    'unknownUser',
    'areaHome',
    'tips',
    'cardService',
    'cardAutoload',
  ]);
});
