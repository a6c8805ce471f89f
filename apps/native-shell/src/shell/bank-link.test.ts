import { expect, it, vi } from 'vitest';
import { openShell } from './testing/open-shell.ts';

const redirectUrl = 'https://pay.example/welcome/success';
const params = { token: 'link-1', redirectUrl, pageUrl: 'https://pay.example/', isAndroid: false };
const linked = { publicToken: 'public-1', metadata: {} };

/** A shell whose SDK is open until `end` is called. */
async function opened() {
  const fake = openShell();
  const resume = vi.fn();
  let end: () => void = () => undefined;
  Object.assign(fake.device, {
    bankLink: {
      resume,
      open: (_: unknown, onEvent: (event: object) => void) => {
        onEvent({ name: 'OPEN', metadata: {} });
        return new Promise((resolve) => {
          end = () => resolve(linked);
        });
      },
    },
  });
  const open = vi.fn(async () => ({ path: '/' }));
  const { peer, facts } = await fake.join({ 'link.open': open });
  const heard = vi.fn();
  peer.on('bankLink.happened', heard);
  const answer = peer.ask('bankLink.open', params);
  await expect.poll(() => heard).toHaveBeenCalled();
  return { ...fake, facts, heard, open, resume, answer, end: () => end() };
}

it('what the bank-link SDK says gets to the page, and so does how it ends', async () => {
  const { facts, heard, answer, end } = await opened();
  expect(facts.capabilities).toContain('bankLink');
  expect(heard).toHaveBeenCalledWith({ name: 'OPEN', metadata: {} });
  end();
  expect(await answer).toEqual(linked);
});

it('a bank that leads back to the open SDK does not load the page as a whole', async () => {
  const { shell, resume, open, answer, end } = await opened();
  const back = `${redirectUrl}?oauth_state_id=7f3a`;
  expect(shell.link(back)).toBe(true);
  expect(resume.mock.calls).toEqual([[back]]);
  end();
  await answer;
  shell.link(back);
  await expect.poll(() => open).toHaveBeenCalledOnce();
  expect(resume).toHaveBeenCalledOnce();
});

it.each([
  'https://pay.example/ewa/history',
  'https://pay.example.evil.example/welcome/success',
  'https://user@pay.example/welcome/success',
  'javascript:alert(1)',
])('%s is not handed to the SDK', async (url) => {
  const { shell, resume } = await opened();
  shell.link(url);
  expect(resume).not.toHaveBeenCalled();
});
