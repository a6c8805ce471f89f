import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve, sep } from 'node:path';

const dist = resolve(import.meta.dirname, '../../dist');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What docs/how-to/host-the-web-app.md has a host do with the page that cannot fill it in for each answer. */
const fillInOnce = (page: string) =>
  page.replace('%ARRIVED_FROM%', 'cross-site').replace('%EMBEDDED_BY%', '');

/** The hash of the one style that a library puts into the page, as the guide for hosts gives it. */
async function styleHash(): Promise<string> {
  const guide = await readFile(resolve(dist, '../../../docs/how-to/host-the-web-app.md'), 'utf8');
  return /style-src 'self' ('sha256-[^']+')/.exec(guide)?.[1] ?? '';
}

/** The policy of the same page: hashes of its inline scripts in the place of a nonce. */
async function policyOf(page: string): Promise<string> {
  const inline = [...page.matchAll(/<script nonce="[^"]*">([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    `style-src 'self' ${await styleHash()}`,
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'",
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    "require-trusted-types-for 'script'; trusted-types dayfare-contract dayfare-worker",
  ].join('; ');
}

/** The build on a plain file server, as a host has it that makes no page; calls go on to the server at `api`. */
export async function startStaticHost(api: string): Promise<{ origin: string } & AsyncDisposable> {
  const page = fillInOnce(await readFile(join(dist, 'index.html'), 'utf8'));
  const headers = { 'content-security-policy': await policyOf(page), 'cache-control': 'no-store' };
  const server = createServer(async (asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://host').pathname;
    if (path.startsWith('/api/')) {
      const passed = request(new URL(asked.url ?? '/', api), {
        method: asked.method,
        headers: asked.headers,
      });
      passed.on('response', (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
      return;
    }
    const file = normalize(join(dist, path));
    const content = file.startsWith(dist + sep) ? await readFile(file).catch(() => null) : null;
    if (content) answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(content);
    else if (path.startsWith('/assets/')) answer.writeHead(404).end();
    else answer.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
