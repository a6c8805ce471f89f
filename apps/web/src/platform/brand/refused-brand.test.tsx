import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import { applyConfiguredBrand } from './configured-brand.ts';

const server = useSandbox();

it('a brand with anything hostile in it is refused whole, and the server keeps the reasons without the address', async () => {
  // jsdom has no constructed style sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  await server.sandbox.configure({
    BrandTheme: JSON.stringify({
      name: 'Acme',
      tokens: { light: { action: 'url(https://evil.example/x)', text: '#fefefe' } },
    }),
  });
  const { app } = await server.open('/welcome/login', { keepsBrand: false });
  await applyConfiguredBrand(app);
  expect(document.documentElement.dataset.brand).toBe('neutral');
  expect(app.brand.over.get()).toBeNull();
  const logs = async () => {
    const { clientLogs } = (await server.sandbox.ask('/analytics')) as {
      clientLogs: { logMessage: string }[];
    };
    return clientLogs.map(({ logMessage }) => logMessage).join('\n');
  };
  await waitFor(async () => expect(await logs()).toContain('action'));
  expect(await logs()).not.toContain('evil.example');
});
