import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { press } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const call = 'user/savefeedback';

it('somebody says what they think: what is missing is named, a lost connection loses nothing, and it arrives [help-011]', async () => {
  const page = await server.open('/home/needhelp', { as: people.maya });
  await press(page, 'Tell us what you think');
  const sheet = within(await screen.findByRole('dialog', { name: 'Tell us what you think' }));
  const send = async () => page.user.click(sheet.getByRole('button', { name: 'Send' }));
  await send();
  await sheet.findByText('Choose what it’s about.');
  expect(server.network.count(call)).toBe(0);
  await page.user.click(sheet.getByText('Something that doesn’t work'));
  await page.user.type(sheet.getByLabelText('Your message'), 'The list of shifts stops at noon.');
  await server.sandbox.fault({ match: call, kind: 'drop-before', times: 1 });
  await send();
  await sheet.findByText('Your message wasn’t sent');
  await send();
  await screen.findByText('Thank you. Your message was sent.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = server.network.sent(call).map(({ body }) => JSON.stringify(body));
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toContain('The list of shifts stops at noon.');
});
