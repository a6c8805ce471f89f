import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '../../src/testing/sandbox/start-sandbox.ts';
import { expect, test } from '../support/journey.ts';

interface Said {
  readonly kind: string;
  readonly name?: string;
  readonly nonce: string;
}

declare global {
  interface Window {
    /** What the frame has said to the partner's page. */
    said: Said[];
    /** The nonce that the frame has made. */
    nonceOfFrame: string;
  }
}

test('a partner’s page with the app in a frame is its shell, by what the how-to page says, and another frame is not', async ({
  page,
}) => {
  // It starts a server of its own.
  test.slow();
  let origin = '';
  const portal = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<title>Portal</title><iframe id="app" src="${origin}/welcome/login" width="390" height="700"></iframe>`,
    );
  });
  await once(portal.listen(0, '127.0.0.1'), 'listening');
  // Another origin of the same site, as it has to be for the app's cookies.
  const partner = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  const server = await startSandbox('memory:', { EMBEDDED_BY: partner });
  origin = server.origin;
  try {
    await page.addInitScript((app) => {
      if (window.parent !== window) return;
      window.said = [];
      window.addEventListener('message', ({ data, origin: from, source }) => {
        if (from !== app || typeof data !== 'string') return;
        const message = JSON.parse(data) as Said;
        window.said.push(message);
        if (message.kind !== 'hello') return;
        window.nonceOfFrame = message.nonce;
        const shell = {
          ...{ platform: 'web', build: 0, capabilities: [], language: 'es', scheme: 'dark' },
          ...{ textScale: null, safeAreas: null },
        };
        const welcome = { kind: 'welcome', version: 1, nonce: message.nonce, reply: 'p'.repeat(43), shell };
        (source as Window).postMessage(JSON.stringify({ bridge: 'dayfare', ...welcome }), app);
      });
    }, origin);
    await page.goto(`${partner}/portal`);
    const app = page.frameLocator('#app');
    await expect(app.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(app.locator('html')).toHaveAttribute('data-scheme', 'dark');
    const names = () => page.evaluate(() => window.said.map(({ kind, name }) => name ?? kind));
    await expect.poll(names).toEqual(expect.arrayContaining(['hello', 'page.joined', 'page.ready']));

    const sayLight = (nonceFromFrame: boolean) =>
      page.evaluate(
        ([to, isRight]) => {
          const nonce = isRight ? window.nonceOfFrame : 'x'.repeat(43);
          const message = {
            bridge: 'dayfare',
            kind: 'event',
            nonce,
            name: 'scheme.changed',
            data: { scheme: 'light' },
          };
          document.querySelector('iframe')?.contentWindow?.postMessage(JSON.stringify(message), to);
        },
        [origin, nonceFromFrame] as const,
      );
    await sayLight(false);
    // A frame beside it knows the nonce, and is not the parent.
    await page.evaluate((to) => {
      const message = JSON.stringify({
        ...{ bridge: 'dayfare', kind: 'event', nonce: window.nonceOfFrame },
        ...{ name: 'scheme.changed', data: { scheme: 'light' } },
      });
      const beside = document.createElement('iframe');
      document.body.append(beside);
      const script = beside.contentDocument?.createElement('script');
      if (!script) throw new Error('The second frame has no document.');
      script.textContent = `parent.frames[0].postMessage(${JSON.stringify(message)}, ${JSON.stringify(to)})`;
      beside.contentDocument?.body.append(script);
    }, origin);
    await expect(app.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await sayLight(true);
    await expect(app.locator('html')).toHaveAttribute('data-scheme', 'light');
    expect(await app.locator('html').evaluate(() => localStorage.getItem('isNativeApp'))).toBe('false');
  } finally {
    portal.close();
    await server.stop();
  }
});
