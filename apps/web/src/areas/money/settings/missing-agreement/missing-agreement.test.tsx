import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, follow, press, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('an agreement that the programme asks for is read and agreed to, and early pay opens', async () => {
  await server.sandbox.setRule(people.maya, 'agreement', '6');
  const page = await server.open('/ewa/home', { as: people.maya });
  await screen.findByText('An agreement is missing');
  await follow(page, 'Read and agree');
  await arriveAt('One agreement is missing');
  await press(page, 'Read and agree');
  await press(page, /^I agree/i);
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
  await press(page, 'Open early pay');
  await untilAt(page, '/ewa/home');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Get money' })).toHaveProperty('disabled', false),
  );
});
