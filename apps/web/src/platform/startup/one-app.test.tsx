import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import { loadOneApp } from './one-app.ts';

const server = useSandbox();
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="one.example"]')];

async function openWith(address: string) {
  await server.sandbox.configure({ OneAppScriptUrl: address });
  const page = await server.open('/ewa/home', { as: people.maya });
  await screen.findByRole('region', { name: 'Available now' });
  return page;
}

it('the one-app script is loaded from where the configuration says, and a failure is only logged [startup-024]', async () => {
  const page = await openWith('https://one.example/app.js');
  const loading = loadOneApp(page.app);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event('error'));
  await loading;
  expect(server.network.logged().join()).toMatch(/one-app.*could not be fetched/);
  expect(screen.getByRole('region', { name: 'Available now' })).toBeTruthy();
});

it.each(['', 'http://one.example/app.js', 'javascript:alert(1)'])(
  'nothing is loaded from “%s”',
  async (address) => {
    const page = await openWith(address);
    await loadOneApp(page.app);
    expect(scripts()).toEqual([]);
  },
);
