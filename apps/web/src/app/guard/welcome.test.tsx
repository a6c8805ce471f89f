import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { untilAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('/welcome asks for the configuration before it opens, and is no page for those who are signed in [access-006]', async () => {
  const visitor = await server.open('/welcome');
  await screen.findByText('Sign up');
  expect(server.network.calls[0]).toBe('GET Main/GetConfigurationSettings');
  visitor.close();
  const page = await server.open('/welcome', { as: people.maya });
  await untilAt(page, '/ewa/home');
});
