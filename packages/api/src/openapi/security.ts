import type { OpenAPI } from '@orpc/openapi';
import { headerNames } from '../transport/header-names.ts';

/** How a request shows where it comes from. The headers that each scheme speaks of are explained among the parameters. */
export const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `authToken` that the sign-in gave. The same token goes along as `X-Session-Auth-Token`, and the session’s `signingKey` signs the request.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.signature,
    description:
      'Base64url HMAC-SHA-256 over five lines: method, path with query, timestamp, nonce, and the SHA-256 of the body in hex. Before a sign-in the application’s key signs, afterwards the session’s.',
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.antiForgery,
    description: 'The value of the cookie `XSRF-TOKEN`, for every method but GET.',
  },
} as const satisfies Record<string, OpenAPI.SecuritySchemeObject>;

/** Calls that a visitor may make; all others need a session. */
const openCalls: ReadonlySet<string> = new Set([
  'analytics.logClientCalls',
  'analytics.sendEvents',
  'enrollment.findEmployers',
  'enrollment.getIDologyScan',
  'enrollment.getIDologyToken',
  'enrollment.processEnrollmentRequest',
  'enrollment.resendEnrollmentPin',
  'enrollment.uploadIdentityDocument',
  'enrollment.verifyMobile',
  'session.forgotPassword',
  'session.getCaptcha',
  'session.getOuathUserByToken',
  'session.getPasswordPolicy',
  'session.getTokenOwner',
  'session.loginM',
  'session.resetPassword',
  'session.validateToken',
  'startup.checkMaintenanceStatus',
  'startup.getAppConfigurationSettings',
  'startup.getBranchNameMaps',
  'startup.getBranchNameMapsByName',
  'startup.getCIP',
  'startup.getConfigurationSettings',
  'startup.identifyRegion',
]);

/** What a call needs to be let in. */
export function securityOf(operationId: string, method: string): OpenAPI.SecurityRequirementObject[] {
  const isOpen = openCalls.has(operationId);
  return [
    {
      signature: [],
      ...(isOpen ? {} : { session: [] }),
      ...(method === 'get' ? {} : { antiForgery: [] }),
    },
  ];
}
