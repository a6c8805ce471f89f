import { randomBytes } from 'node:crypto';
import type { EmbeddedBy } from './embedded-by.ts';

/** Names of the Trusted Types policies that the web app may create: one for documents, one for the address of its own worker. */
const trustedTypes = 'dayfare-contract dayfare-worker';

/** A new nonce for one response. */
export const newNonce = () => randomBytes(18).toString('base64');

/** What the web app's page may talk to. */
export interface PolicyPartners {
  /** Origins that may show it in a frame. Default: none. */
  readonly embeddedBy?: EmbeddedBy | undefined;
  /** Origin of the frames where cards are typed. Default: none. */
  readonly cardOrigin?: string | undefined;
  /** Origin of the bank-link script and of its frames, where accounts are linked by it. Default: null. */
  readonly linkScriptOrigin?: string | null | undefined;
  /** Where the client of a chat service connects to and has files from. Default: none. */
  readonly chatHosts?: readonly string[] | undefined;
  /** Origin of the service that tells devices their public address. Default: null. */
  readonly ipService?: string | null | undefined;
}

/**
 * The policy of the web app's page: its own files, scripts only with this response's nonce, and frames only of the partners' origins. The
 * bank-link script is let in by a Trusted Types policy that knows its one address; its origin stands in `script-src` for browsers without
 * `strict-dynamic`.
 */
export function appPolicy(
  nonce: string,
  {
    embeddedBy = [],
    cardOrigin,
    linkScriptOrigin: link = null,
    chatHosts = [],
    ipService,
  }: PolicyPartners = {},
): string {
  const frames = [cardOrigin, link].filter((origin) => origin != null);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${link ? ` ${link}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...chatHosts.filter((host) => host.startsWith('https:'))].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...chatHosts, ...(ipService ? [ipService] : [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${embeddedBy.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}${link ? ' dayfare-bank-link' : ''}`,
    'report-uri /csp-reports',
    'report-to csp',
  ].join('; ');
}

/** What the policy of a page of the server's own allows. */
interface PagePolicyOptions {
  /** Origins beside this server that a form may lead to in the end: a browser holds every redirect that answers it against them. */
  readonly formTargets: readonly string[];
  /** Origin of the page that shows this one in a frame and is told of it by a script. Default: no frame, no script. */
  readonly framedBy?: string | undefined;
}

/** The policy of the server's own pages. */
export function pagePolicy(nonce: string, { formTargets, framedBy }: PagePolicyOptions): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(framedBy ? [`script-src 'nonce-${nonce}'`] : []),
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
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
