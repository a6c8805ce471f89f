import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, goTo, press, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

async function enter(page: Screen, account: string): Promise<void> {
  await arriveAt('My pay now');
  await fill(page, 'Account or card number', account);
  await press(page, 'Continue');
}

describe('an account at the credit union', () => {
  it('on hold asks to contact Membership Services, keeps the number, and back leads to the dashboard [money-119]', async () => {
    const page = await server.open('/mypaynow', { as: people.devon });
    await untilAt(page, '/ewa/mypaynow');
    await enter(page, '4417005518');
    await arriveAt('Please contact Membership Services');
    expect(screen.getByRole('link', { name: /555.*0163/ }).getAttribute('href')).toBe('tel:+18005550163');
    await press(page, 'Re-enter information');
    expect(await screen.findByLabelText('Account or card number')).toHaveProperty('value', '4417005518');
    await goTo(page, '/ecsfcu-failed?reason=membership');
    await untilAt(page, '/ewa/ecsfcu-failed?reason=membership');
    await arriveAt('Please contact Membership Services');
    await press(page, 'Back');
    await untilAt(page, '/ewa/home');
  });

  it('is typed before anything goes on, and help slides in from the left [money-118]', async () => {
    const page = await server.open('/ewa/mypaynow', { as: people.devon });
    await arriveAt('My pay now');
    const advance = () => screen.getByRole('button', { name: 'Continue' });
    expect(advance()).toHaveProperty('disabled', true);
    await fill(page, 'Account or card number', '4417');
    expect(advance()).toHaveProperty('disabled', false);
    await press(page, 'Need help?');
    await untilAt(page, '/home/needhelp');
    await waitFor(() =>
      expect(document.querySelector('[data-slide]')?.getAttribute('data-slide')).toMatch(/^left/),
    );
  });

  it('root pages lead to their screens, and nobody is told of an account that isn’t there [access-020] [money-126]', async () => {
    const page = await server.open('/mypaynow', { as: people.ruth });
    await enter(page, '12345678');
    await arriveAt('We’re having trouble finding your account');
    await goTo(page, '/ecsfcu');
    await untilAt(page, '/ewa/mypaynow');
    await goTo(page, '/ecsfcu-failed');
    await follow(page, 'Visit Home screen');
    await untilAt(page, '/ewa/home');
  });

  it('is nothing for people of employers that don’t work with it [money-126]', async () => {
    const page = await server.open('/ewa/mypaynow', { as: people.maya });
    await untilAt(page, '/ewa/home');
  });
});
