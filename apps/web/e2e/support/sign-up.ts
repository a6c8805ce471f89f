import { expect, type Page } from '@playwright/test';
import type { Steering } from '../../src/testing/sandbox/steering.ts';

/** A password that the policy allows. */
export const password = 'Sunday-Walk-77!';

/** The code that was texted last. */
export async function lastCode(sandbox: Steering): Promise<string> {
  const [, code = ''] = /code is (\d{6})/.exec(JSON.stringify(await sandbox.ask('/outbox'))) ?? [];
  return code;
}

/** Goes on to the next step. */
export const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Waits for the step with a heading. */
export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Enters a number on the first page, and the code that it gets. */
export async function enterNumber(page: Page, sandbox: Steering, number: string) {
  await expect(page).toHaveURL(/\/signup\/create-user(\?|$)/);
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page).toHaveURL('/signup/verify-pin');
  await page.getByLabel('Code that we sent').fill(await lastCode(sandbox));
}

/** From the login to the employers, with a number. */
export async function proveNumber(page: Page, sandbox: Steering, number: string) {
  await page.goto('/welcome/login');
  await page.getByRole('link', { name: 'New here? Sign up' }).click();
  await enterNumber(page, sandbox, number);
}

/** Chooses an employer by typing. */
export async function chooseEmployer(page: Page, typed: string, name: string) {
  await heading(page, 'Who do you work for?');
  await page.getByRole('combobox', { name: 'Employer' }).fill(typed);
  await page.getByRole('option', { name }).click();
  await next(page);
}

/** Fills in the step about the name. */
export async function sayName(page: Page, first: string, last: string, email: string) {
  await heading(page, 'What’s your name?');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email').fill(email);
  await next(page);
}

/** Types a date part by part, as the field takes it. */
export async function sayBirthDate(page: Page, month: string, day: string, year: string) {
  await heading(page, 'When were you born?');
  await page.getByRole('spinbutton', { name: /month/ }).click();
  await page.keyboard.type(month + day + year);
}
