import { sessionContract } from '@dayfare/api/session/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, signIn, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('signing in asks main/LoginM for what the answer says of the person, and keeps it for the next load [session-001] [session-002] [session-003]', async () => {
  const answers: Response[] = [];
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init);
    if (String(input).endsWith('/api/main/LoginM')) answers.push(answer.clone());
    return answer;
  });
  let page = await server.open('/welcome/login');
  await signIn(page, people.maya);
  await untilAt(page, '/ewa/home');
  spy.mockRestore();
  expect(server.network.calls).toContain('POST main/LoginM');
  expect(server.network.sent('main/LoginM')[0]?.body).toMatchObject({ password: expect.any(String) });
  const [answer] = await Promise.all(answers.map((one) => one.json() as Promise<{ payload: object }>));
  const payload = answer?.payload;
  expect(payload).toMatchObject({ firstName: 'Maya' });
  // The contract has the fields of the documents, and takes no answer that lacks one.
  expect(sessionContract.loginM['~orpc'].outputSchema?.parse(payload)).toEqual(payload);
  page = await page.reload();
  await arriveAt('Hi, Maya');
  expect(page.here()).toBe('/ewa/home');
  expect(server.network.count('main/LoginM')).toBe(1);
});

it('every call goes under the API base with token, JSON, language and environment [transport-001] [transport-004]', async () => {
  const addresses: string[] = [];
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    addresses.push(String(input));
    return send(input, init);
  });
  await server.open('/ewa/home', { as: people.maya, language: 'es' });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Disponible ahora' }).textContent).toContain('$'),
  );
  spy.mockRestore();
  const { headers } = server.network.sent('user/GetAvailableFunds')[0] ?? {};
  expect(headers?.get('authorization')).toMatch(/^Bearer \S{16,}$/);
  expect(headers?.get('accept')).toBe('application/json');
  expect(headers?.get('cache-control')).toBe('no-cache');
  expect(headers?.get('x-locale')).toBe('es');
  expect(headers?.get('x-business-environment')).toBe('Common');
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((one) => !one.startsWith(`${server.sandbox.origin}/api/`))).toEqual([]);
});
