import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDatabases } from '../../../testing/databases.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt } from '../../../testing/sandbox/person-steps.ts';
import { type Fate, recordRequests } from '../../../testing/sandbox/recorded-requests.ts';
import { beAt, signIn, signOut } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('of what the first person asked, nothing is seen, kept or sent for the second in the same tab, however late it is answered', async () => {
  useDatabases();
  const ada = await server.sandbox.makePerson(people.maya, 'Ada', 'Quill');
  const ben = await server.sandbox.makePerson(people.priya, 'Ben', 'Marsh');
  const page = await server.open('/welcome/login', { keepsBrand: false });
  await signIn(page, ada);
  await arriveAt('Hi, Ada');
  const [row] = await screen.findAllByRole('link', { name: /\$\d/ });
  const hers = page.app.session.current();
  if (!row || !hers) throw new Error('The home of the first person has no transfers.');
  await waitFor(() => expect(page.app.connection.pending.get()).toBe(0));

  const gate = Promise.withResolvers<Fate>();
  const arrived: Promise<Fate>[] = [];
  const sent = recordRequests(({ path, headers }) => {
    const isHers = headers.get('x-session-auth-token') === hers.authToken;
    if (!isHers || path.endsWith('RevokeUserToken')) return 'arrives';
    arrived.push(gate.promise);
    return gate.promise;
  });
  await page.user.click(row);
  await waitFor(() => expect(arrived.length).toBeGreaterThan(0));
  expect(sent.map(({ path }) => path)).toContain('ewa/TransactionDetails');
  await beAt(page, /^\/ewa\/history\/./);
  const transaction = decodeURIComponent(page.here().split('/').at(-1) ?? '');
  await page.router.navigate(-1);
  await arriveAt('Hi, Ada');
  await signOut(page);

  const before = sent.length;
  await signIn(page, ben);
  await arriveAt('Hi, Ben');
  gate.resolve('arrives');
  await Promise.all(arrived);
  await screen.findAllByRole('link', { name: /\$\d/ });
  await waitFor(() => expect(page.app.connection.pending.get()).toBe(0));
  expect(document.body.textContent).not.toMatch(/Ada|Quill|Harbor Credit Union/);
  expect(page.app.brand.current.get()).toBe('paycor');
  const stored = JSON.stringify({ ...server.local, ...page.app.tab });
  expect(stored).not.toMatch(new RegExp(`Ada|Quill|${hers.user.userID}|${transaction}`));
  const asked = sent.slice(before);
  expect(asked.length).toBeGreaterThan(0);
  for (const { headers, path, text } of asked) {
    expect(headers.get('x-session-auth-token')).not.toBe(hers.authToken);
    for (const own of [String(hers.user.userID), transaction, hers.authToken])
      expect(`${path} ${text}`).not.toContain(own);
  }
});
