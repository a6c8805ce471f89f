import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDatabases } from '../../../testing/databases.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, follow, press } from '../../../testing/sandbox/person-steps.ts';
import { beAt } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';
import {
  choosePassword,
  enterNumber,
  next,
  pickEmployer,
  sayBirthDate,
  sayEmployeeId,
  sayName,
} from '../testing/sign-up-steps.ts';

const server = useSandbox();
beforeEach(async () => {
  useDatabases();
  await server.sandbox.configure({ IsDirectEnrollmentRestricted: '1' });
});

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps of your sign-up' })).getAllByRole('listitem');

it('direct enrollment begins at the employer, shows what is left, and ends in an account [enrollment-050]', async () => {
  const page = await server.open('/signup/create-user');
  await follow(page, 'Start with my employer instead');
  await arriveAt('Who pays you?');
  expect(page.here()).toBe('/dayfare-direct/employer');
  await pickEmployer(page, 'harb', 'Harbor Foods Market');
  await press(page, 'See the steps');
  await beAt(page, '/dayfare-direct/progress');
  const texts = (await steps()).map((step) => step.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/Employer.*done.*Harbor Foods Market/i),
    ...['Mobile number', 'Name and email', 'Employee ID', 'Date of birth', 'Password'].map((name) =>
      expect.stringContaining(name),
    ),
  ]);
  await press(page, 'Begin');
  await beAt(page, '/signup/create-user');
  await enterNumber(page, server, '3035550162');

  await arriveAt('You’re on your way');
  expect((await steps())[1]?.textContent).toContain('•••• 0162');
  await next(page);
  await sayName(page, 'Nina', 'Alvarez', 'nina.direct@example.com');
  await arriveAt('What’s your employee ID?');
  await beAt(page, '/dayfare-direct/employee-id');
  const later = await page.reload();
  await sayEmployeeId(later, '4410027');
  await beAt(later, '/dayfare-direct/employee-details');
  await arriveAt('When were you born?');
  await press(later, 'Back');
  await waitFor(() => expect(screen.getByLabelText('Employee ID')).toHaveProperty('value', '4410027'));
  await next(later);
  await sayBirthDate(later, '03181994');
  await choosePassword(later);
  await press(later, 'Skip');
  await arriveAt('You’re all set, Nina');
  expect(server.network.calls.filter((call) => /AvailableFunds/i.test(call))).toEqual([]);
});

it('whoever has no employer here signs up without one, as a direct user [enrollment-050]', async () => {
  const page = await server.open('/dayfare-direct/progress');
  await beAt(page, '/dayfare-direct/employer');
  await press(page, 'Continue without my employer');
  await screen.findByText(/You can link one later\. Until then there is no early pay\./);
  await press(page, 'Begin');
  await enterNumber(page, server, '3035550163');
  await arriveAt('You’re on your way');
  await next(page);
  await sayName(page, 'Ida', 'Okoye', 'ida.direct@example.com');
  await choosePassword(page);
  await press(page, 'Skip');
  await screen.findByText(/Link an employer to get paid early\./);
  await press(page, 'Go to my home');
  await beAt(page, /^\/welcome\/accept-terms-conditions/);
});

it('whoever is signed in is led from direct enrollment home [enrollment-050]', async () => {
  const page = await server.open('/dayfare-direct/employer', { as: people.maya });
  await beAt(page, '/ewa/home');
  for (const name of ['progress', 'employee-id', 'employee-details']) {
    await page.router.navigate(`/dayfare-direct/${name}`);
    await beAt(page, '/ewa/home');
  }
});
