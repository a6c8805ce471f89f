import type { Channel } from '@dayfare/api/bridge';
import { tryShell } from '@dayfare/api/bridge/conformance';
import { expect, it } from 'vitest';
import { openShell, settings } from './testing/open-shell.ts';

it('our own shell passes what partners’ shells are tried by', async () => {
  const { shell, listen } = openShell();
  const channel: Channel = {
    origins: ['shell'],
    post: (text) => shell.heard(text, `${settings.origin}/`),
    listen: (receive) => listen((text) => receive({ text, sender: { origin: 'shell', isOtherEnd: true } })),
  };
  const checks = await tryShell({ channel, withinMs: 30 });
  expect(checks.filter(({ problem }) => problem !== null)).toEqual([]);
});
