import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDatabases } from '../../../testing/databases.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, follow, press } from '../../../testing/sandbox/person-steps.ts';
import { recordRequests } from '../../../testing/sandbox/recorded-requests.ts';
import { beAt } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';
import {
  choosePassword,
  enterNumber,
  next,
  sayBirthDate,
  sayEmployeeId,
  sayName,
} from '../testing/sign-up-steps.ts';

const server = useSandbox();
beforeEach(useDatabases);

it('an employer’s own address leads to a sign-up at that employer; its campaign goes along, and each screen has its number [access-056] [access-057] [enrollment-003] [enrollment-045]', async () => {
  const sent = recordRequests();
  const page = await server.open('/summit-ridge?utm_campaign=lobby');
  await beAt(page, '/sso/create-user?bc=summit-ridge&utm_campaign=lobby');
  await arriveAt('Get paid early at Summit Ridge Hotels');
  expect(document.title).toBe('Sign up through your employer · Dayfare');
  await press(page, 'Sign up with my employee ID');
  await enterNumber(page, server, '3035550161');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Employer' })).toHaveProperty('value', 'Summit Ridge Hotels'),
  );
  await next(page);
  await sayName(page, 'Nora', 'Lind', 'nora.lind@example.com');
  await press(page, 'Use my employee ID');
  await sayEmployeeId(page, '5170044');
  await sayBirthDate(page, '05141996');
  await choosePassword(page);
  await press(page, 'Skip');
  await press(page, 'Go to my home');
  await beAt(page, /^\/welcome\/accept-terms-conditions/);

  const payloads = sent
    .filter(({ path }) => path === 'main/ProcessEnrollmentRequest')
    .map(({ json }) => json());
  expect(payloads.map(({ CurrentScreen }) => CurrentScreen)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
  expect(payloads[1]).toMatchObject({ utm_campaign: 'lobby', EnrollmentData: { EmployerID: 517 } });
});

it('whoever is signed in is led home from an employer’s address [access-057]', async () => {
  const page = await server.open('/sso/create-user?bc=summit-ridge', { as: people.maya });
  await beAt(page, '/ewa/home');
});

it('a link that nobody knows says so, and a lost answer can be asked for again [enrollment-048]', async () => {
  const page = await server.open('/sso/create-user?bc=nobody');
  await arriveAt('We don’t recognize this link');
  await server.sandbox.fault({ match: 'main/FindBranch', kind: 'status', status: 500 });
  page.close();
  const second = await server.open('/sso/create-user?bc=summit-ridge');
  await arriveAt('We couldn’t find out whose link this is');
  await server.sandbox.clearFaults();
  await press(second, 'Try again');
  await arriveAt('Get paid early at Summit Ridge Hotels');
  await second.router.navigate('/nobody-at-all');
  await arriveAt('Well that’s odd');
});

it('a campaign has an address of its own, and a welcome page passes the campaign on [access-056] [access-057] [access-058]', async () => {
  const page = await server.open('/sso/create-user?bc=nobody-at-all&utm_campaign=lobby');
  await press(page, 'Find my employer');
  await beAt(page, '/signup/create-user?utm_campaign=lobby');
  await page.router.navigate('/spring');
  await beAt(page, '/signup/create-user?utm_campaign=spring');
  page.close();

  const fair = { route: '/ewa', isWelcomePageOn: true, branchCode: null };
  await server.sandbox.configure({ CampaignRoutes: JSON.stringify({ fair }) });
  const other = await server.otherBrowser().open('/fair?utm_campaign=fair');
  await beAt(other, '/welcome?utm_campaign=fair');
  await follow(other, 'Sign up');
  await beAt(other, '/signup/create-user?utm_campaign=fair');
});
