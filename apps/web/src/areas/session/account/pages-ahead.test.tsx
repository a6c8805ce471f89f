import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { press } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('the pages of the account are loaded while its sheet is read, and not before', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await screen.findByRole('region', { name: 'Available now' });
  const prepare = vi.spyOn(page.app.navigation, 'prepare');
  const paths = () => prepare.mock.calls.map(([path]) => path);
  expect(paths()).not.toContain('/device-activity');
  await press(page, 'Your account');
  await screen.findByRole('link', { name: 'Your devices' });
  expect(paths()).toEqual(expect.arrayContaining(['/device-activity', '/home/notifications', '/ewa/limits']));
  expect(paths()).not.toContain('/home/unlock');
});
