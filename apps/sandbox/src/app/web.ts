import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isHiddenFromRobots, robotsRule } from '@dayfare/domain/access';
import { type Context, Hono } from 'hono';
import { clientAddressOf, networkOf, type TrustedProxies } from '../platform/http/client-address.ts';
import type { EmbeddedBy } from '../platform/http/embedded-by.ts';
import { pageFiles } from '../platform/http/rendered-pages.ts';
import { appPolicy, newNonce } from '../platform/http/security-headers.ts';
import type { Throttle } from '../platform/limits/throttle.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** Build output that is not for browsers: source maps are for reading error reports, and are not served. */
const unserved = new Set(['.map', '.br', '.gz']);
/** Pages that need nothing of the server: browsers keep one for when there is no network. */
const offlinePages = '/offline/';
const noncePlaceholder = /%CSP_NONCE%/g;
const arrivalPlaceholder = '%ARRIVED_FROM%';
const embeddedPlaceholder = '%EMBEDDED_BY%';

/** The ways in which a browser may take bytes, and the ending of the file that the build made for each. */
const endings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof endings;
type Bytes = Uint8Array<ArrayBuffer>;

function encodingFor(accept: string | undefined): Encoding | undefined {
  if (/\bbr\b/.test(accept ?? '')) return 'br';
  return /\bgzip\b/.test(accept ?? '') ? 'gzip' : undefined;
}

/** Reads a file in the folder, or undefined: neither a missing file nor a path outside the folder is an error. */
async function readBelow(folder: string, path: string): Promise<Bytes | undefined> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder) + sep)) return undefined;
  return readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Who has led to the page, in the browser's words: `cross-site`, `none` where it was typed; empty where the browser says nothing. */
function arrivalOf(c: Context): string {
  return /^[a-z-]{1,20}$/.exec(c.req.header('sec-fetch-site') ?? '')?.[0] ?? '';
}

/**
 * A document can stand in the browser's back/forward cache, which `no-store` would forbid, and is never answered from its HTTP cache: its
 * nonce would be used again. Going back asks the HTTP cache without asking the server whether a copy is fresh; no request matches `Vary: *`.
 */
const documentCaching = { 'cache-control': 'private, no-cache, max-age=0', vary: '*' } as const;

const etagOf = (bytes: Bytes) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function write(
  body: Bytes,
  encoding: Encoding | undefined,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, {
    headers: { vary: 'Accept-Encoding', ...headers, ...(encoding && { 'content-encoding': encoding }) },
  });
}

/** Pages are compressed for each response, because each has its own nonce: quickly, and they are small. */
function packPage(page: Buffer, encoding: Encoding | undefined): Bytes {
  if (encoding === 'br')
    return new Uint8Array(brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  return new Uint8Array(encoding === 'gzip' ? gzipSync(page) : page);
}

/** How the web app is served. */
export interface WebOptions {
  /** What the build made. */
  readonly folder: string;
  readonly pages: Throttle;
  readonly trustedProxies: TrustedProxies;
  /** The environment in whose look visitors arrive; null while only the app can tell. Default: always null. */
  readonly environment?: (() => string | null) | undefined;
  /** Who may show the app in a frame. Default: no one. */
  readonly embeddedBy?: EmbeddedBy | undefined;
  /** The origin of the frames where cards are typed. Default: none. */
  readonly cardOrigin?: (() => string | undefined) | undefined;
  /** Origin of the bank-link script; null where accounts are not linked by it. Default: always null. */
  readonly linkScriptOrigin?: (() => string | null) | undefined;
  /** Where the client of a chat service connects to. Default: none. */
  readonly chatHosts?: (() => readonly string[]) | undefined;
  /** Origin of the service that tells devices their public address. Default: null. */
  readonly ipService?: (() => string | null) | undefined;
}

/**
 * The built web app: its files, and its page for every other path, with a policy that has a new nonce each time. Files are sent as
 * compressed by the build, and nothing is kept in memory, so a request causes no lasting work.
 */
export function createWeb({
  folder,
  pages,
  trustedProxies,
  environment = () => null,
  embeddedBy = [],
  cardOrigin = () => undefined,
  linkScriptOrigin = () => null,
  chatHosts = () => [],
  ipService = () => null,
}: WebOptions): Hono {
  const fileOf = pageFiles(folder);
  const web = new Hono();

  web.get('*', async (c) => {
    const path = decode(new URL(c.req.url).pathname);
    if (path === undefined) return c.notFound();
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const extension = extname(path);
    const isAsset = path.startsWith('/assets/');
    if (unserved.has(extension)) return c.text('Not found', 404);
    if (extension && (extension !== '.html' || path.startsWith(offlinePages))) {
      const bytes = await readBelow(folder, path);
      if (!bytes) return isAsset || extension in types ? c.text('Not found', 404) : page();
      const packed = encoding && (await readBelow(folder, path + endings[encoding]));
      const etag = etagOf(bytes);
      if (c.req.header('if-none-match') === etag) return c.body(null, 304);
      return write(packed ?? bytes, packed && encoding, {
        'content-type': types[extension] ?? 'application/octet-stream',
        // Only names that carry a hash of their content can be kept: their bytes cannot change under the same name.
        'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
      });
    }
    if (isAsset) return c.text('Not found', 404);
    return page();

    async function page(): Promise<Response> {
      const room = await pages.take(networkOf(clientAddressOf(c, trustedProxies)));
      if (!room.isGiven)
        return c.text('Too many pages were asked for. Wait a minute, then reload.', 429, {
          'retry-after': String(room.retryAfter),
        });
      const file = await fileOf(path ?? '/', environment(), c.req.header('accept-language'));
      const html = await readBelow(folder, file);
      if (!html) return c.text('The web app has not been built yet. Build it, then reload this page.', 503);
      const nonce = newNonce();
      const filled = Buffer.from(
        Buffer.from(html)
          .toString('utf8')
          .replace(noncePlaceholder, nonce)
          .replace(arrivalPlaceholder, arrivalOf(c))
          .replace(embeddedPlaceholder, embeddedBy.join(' ')),
      );
      return write(packPage(filled, encoding), encoding, {
        'content-type': 'text/html; charset=utf-8',
        ...documentCaching,
        'content-security-policy': appPolicy(nonce, {
          ...{ embeddedBy, cardOrigin: cardOrigin(), linkScriptOrigin: linkScriptOrigin() },
          ...{ chatHosts: chatHosts(), ipService: ipService() },
        }),
        'reporting-endpoints': 'csp="/csp-reports"',
        ...(isHiddenFromRobots(path ?? '/') && { 'x-robots-tag': robotsRule }),
      });
    }
  });
  return web;
}
