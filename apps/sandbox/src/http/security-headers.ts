import { randomBytes } from 'node:crypto';
import type { EmbeddedBy } from './embedded-by.ts';

/** Names of the Trusted Types policies that the web app may create: one for documents, one for the address of its own worker. */
const trustedTypes = 'dayfare-contract dayfare-worker';

/** A new nonce for one response. */
export const newNonce = () => randomBytes(18).toString('base64');

/** The policy of the web app's page: its own files, scripts only with this response's nonce, and frames only on the given origins. */
export function appPolicy(nonce: string, embeddedBy: EmbeddedBy = []): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${embeddedBy.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    'report-uri /csp-reports',
    'report-to csp',
  ].join('; ');
}

/** The policy of the server's own pages: no script at all. A browser holds every redirect that answers a form against `formTargets`. */
export function pagePolicy(nonce: string, formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)',
};

/** For browsers without `frame-ancestors`. The header has no list, so it is omitted if frames are allowed. */
export const noFrames = ['x-frame-options', 'DENY'] as const;

/** For encrypted connections: browsers use HTTPS only, for a year. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
