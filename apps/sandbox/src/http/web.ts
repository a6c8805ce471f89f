import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { appPolicy, newNonce } from './security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.map',
  '.svg',
  '.txt',
  '.ico',
]);
const noncePlaceholder = /%CSP_NONCE%/g;
const arrivalPlaceholder = '%ARRIVED_FROM%';
const smallest = 1024;

type Encoding = 'br' | 'gzip';
type Packed = Readonly<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>> & { readonly etag: string };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes packed in each way that a browser may ask for. `quality` 11 is for what is packed once and sent often. */
async function pack(bytes: Buffer, extension: string, quality: number): Promise<Packed> {
  const identity = new Uint8Array(bytes);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  if (!compressible.has(extension) || bytes.length < smallest)
    return { identity, br: identity, gzip: identity, etag };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz), etag };
}

function encodingFor(accept: string | undefined): Encoding | 'identity' {
  if (/\bbr\b/.test(accept ?? '')) return 'br';
  return /\bgzip\b/.test(accept ?? '') ? 'gzip' : 'identity';
}

function write(packed: Packed, accept: string | undefined, headers: Record<string, string>): Response {
  const encoding = encodingFor(accept);
  const body = packed[encoding];
  const isPacked = body !== packed.identity;
  return new Response(body, {
    headers: { ...headers, vary: 'Accept-Encoding', ...(isPacked ? { 'content-encoding': encoding } : {}) },
  });
}

/** A file below the folder, or undefined: neither a missing file nor a path that leads out of the folder is an error. */
async function readBelow(folder: string, path: string): Promise<Buffer | undefined> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder) + sep)) return undefined;
  return readFile(file).catch(() => undefined);
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

/** The built web app: its files, and its page for every other path, under a policy with a nonce of its own. */
export function createWeb(folder: string): Hono {
  const web = new Hono();
  const files = new Map<string, Promise<Packed>>();

  web.get('*', async (c) => {
    const path = decode(new URL(c.req.url).pathname);
    if (path === undefined) return c.notFound();
    const accept = c.req.header('accept-encoding');
    const extension = extname(path);
    const isAsset = path.startsWith('/assets/');
    if (extension && extension !== '.html') {
      const bytes = await readBelow(folder, path);
      if (!bytes) return isAsset || extension in types ? c.text('Not found', 404) : page();
      // Only names that carry a hash of their content are kept: their bytes cannot change under the same name.
      const packed = isAsset
        ? await (files.get(path) ?? keep(path, pack(bytes, extension, 11)))
        : await pack(bytes, extension, 5);
      if (c.req.header('if-none-match') === packed.etag) return c.body(null, 304);
      return write(packed, accept, {
        'content-type': types[extension] ?? 'application/octet-stream',
        'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: packed.etag,
      });
    }
    if (isAsset) return c.text('Not found', 404);
    return page();

    async function page(): Promise<Response> {
      const html = await readBelow(folder, 'index.html');
      if (!html) return c.text('The web app has not been built yet. Build it, then reload this page.', 503);
      const nonce = newNonce();
      const filled = Buffer.from(
        html.toString('utf8').replace(noncePlaceholder, nonce).replace(arrivalPlaceholder, arrivalOf(c)),
      );
      return write(await pack(filled, '.html', 5), accept, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': appPolicy(nonce),
        'reporting-endpoints': 'csp="/sandbox/csp-reports"',
      });
    }
  });

  function keep(path: string, packed: Promise<Packed>): Promise<Packed> {
    files.set(path, packed);
    return packed;
  }
  return web;
}
