import { expect, it } from 'vitest';
import { tryShell } from '../conformance/try-shell.ts';
import { joinShell } from '../join-shell.ts';
import type { DeviceAnswer } from './device-answers.ts';
import { simulatedShell } from './simulated-shell.ts';

const join = async (answer: DeviceAnswer) => {
  const channel = simulatedShell({ platform: 'ios', answers: { camera: answer } });
  const joined = await joinShell({ channel, handlers: {} });
  if (!joined) throw new Error('The simulated shell did not answer.');
  return joined;
};
const frame = { frame: 'document', reason: 'To check your identity' } as const;

it('a simulated shell is one by what partners’ shells are tried by', async () => {
  const results = { 'url.open': {} } as const;
  const checks = await tryShell({ channel: simulatedShell({ platform: 'android', results }), withinMs: 30 });
  const wrong = checks.filter(({ problem }) => problem !== null).map(({ name }) => name);
  // It opens nothing, whatever the address is.
  expect(wrong).toEqual(['an address that no shell may open']);
});

it.each(['denied', 'cancelled', 'missing'] as const)('what is %s is refused as that', async (answer) => {
  const { peer, shell } = await join(answer);
  await expect(peer.ask('camera.photograph', frame)).rejects.toMatchObject({ reason: answer });
  expect(shell.capabilities.includes('camera')).toBe(answer !== 'missing');
});

it('what is granted is answered with the example of the contract, and a choice is remembered', async () => {
  const { peer } = await join('granted');
  expect(await peer.ask('camera.photograph', frame)).toMatchObject({ mediaType: 'image/png' });
  await peer.ask('biometrics.choose', { choice: 'never' });
  expect(await peer.ask('biometrics.check', {})).toMatchObject({ choice: 'never' });
});
