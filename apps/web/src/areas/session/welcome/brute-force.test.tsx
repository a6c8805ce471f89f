import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastCode } from '../../../testing/sandbox/last-code.ts';
import { people } from '../../../testing/sandbox/people.ts';
import type { Person } from '../../../testing/sandbox/person.ts';
import { fill, press } from '../../../testing/sandbox/person-steps.ts';
import { beAt, signIn } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(() => server.sandbox.configure({ EnableBruteForceSecurity: '1' }));

async function signInAs(person: Person) {
  const page = await server.open('/welcome/login');
  await signIn(page, person);
  return page;
}

describe('with brute-force security on', () => {
  it('a code is checked [session-027]', async () => {
    const page = await signInAs(people.dana);
    await screen.findByText(/We sent a 6-digit code to/);
    await fill(page, 'Code that we sent', await lastCode(server.sandbox));
    await beAt(page, '/ewa/home');
  });

  it('the terms are accepted [session-027]', async () => {
    const page = await signInAs(people.grace);
    await press(page, 'Read and agree');
    const sheet = within(await screen.findByRole('dialog', { name: 'What you agree to' }));
    const boxes = await sheet.findAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) await page.user.click(box);
    await page.user.click(sheet.getByRole('button', { name: 'Agree and continue' }));
    await beAt(page, '/ewa/home');
  });

  it('a password that must change is changed [session-027]', async () => {
    const page = await signInAs(people.ines);
    await beAt(page, /^\/home\/change-password/);
    await fill(page, 'New password', 'Sunday-Walk-77!{Enter}');
    await beAt(page, '/ewa/home');
  });

  it('an employer is chosen, also before the configuration has come [session-027]', async () => {
    const page = await signInAs(people.aisha);
    await beAt(page, '/welcome/multi-business');
    server.local.removeItem('ConfigurationSettings');
    await server.sandbox.fault({ match: 'Main/GetConfigurationSettings', kind: 'status', status: 500 });
    const later = await page.reload();
    await press(later, 'Metro Home Care');
    await beAt(later, '/ewa/home');
  });
});
