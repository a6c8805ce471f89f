import { expect, test } from '../support/journey.ts';
import {
  chooseEmployer,
  enterNumber,
  heading,
  next,
  password,
  sayBirthDate,
  sayName,
} from '../support/sign-up.ts';
import { enter } from '../support/steps.ts';

test('a friend is invited by keyboard, signs up from the link on another phone, and the reward is there [referral-001] [referral-003] [referral-004] [referral-007]', async ({
  page,
  browser,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/referral');
  await heading(page, 'Bring others, and be thanked for it');
  await checkAccessibility();
  await enter(page, 'Invite somebody');
  await heading(page, 'Invite somebody');
  await page.getByLabel('Their first name').focus();
  await page.keyboard.type('Nina');
  await page.getByLabel('Their phone number').focus();
  await page.keyboard.type('3035550142');
  await page.getByRole('checkbox', { name: /18 or older/ }).focus();
  await page.keyboard.press('Space');
  await checkAccessibility();
  await enter(page, 'Send the invitation');
  await heading(page, 'The invitation is on its way');
  await checkAccessibility();

  const [, path = ''] =
    /(\/welcome\/invited\?code=\w+)/.exec(JSON.stringify(await sandbox.ask('/outbox'))) ?? [];
  const elsewhere = await browser.newContext({ baseURL: sandbox.origin, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await other.goto(path);
  await heading(other, 'Maya T. invites you to Dayfare');
  await other.getByRole('button', { name: 'Sign up' }).click();
  await enterNumber(other, sandbox, '3035550142');
  await chooseEmployer(other, 'harb', 'Harbor Foods Market');
  await sayName(other, 'Nina', 'Alvarez', 'nina.alvarez@example.com');
  await heading(other, 'What’s your employee ID?');
  await other.getByLabel('Employee ID').fill('4410027');
  await next(other);
  await sayBirthDate(other, '03', '18', '1994');
  await next(other);
  await heading(other, 'Choose a password');
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Create my account' }).click();
  await heading(other, 'You’re all set, Nina');
  await elsewhere.close();

  await sandbox.advance(60_000);
  await enter(page, 'See your invitations');
  await heading(page, 'Invite and earn');
  await expect(page.getByText('Rewarded')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your invitations' })).toContainText('+$15.00');
  await checkAccessibility();
});
