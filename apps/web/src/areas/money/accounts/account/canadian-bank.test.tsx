import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterCode } from '../../../../kit/money/testing/account-steps.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

async function openForm() {
  const page = await server.open('/ewa/accounts/new/bank', { as: people.camille });
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  return { page, transit: await field(/Transit number/), institution: await field(/Institution number/) };
}

describe('a Canadian bank account', () => {
  it('is added by the two numbers on a cheque, each of which says what is wrong with it [money-031]', async () => {
    const { page, transit, institution } = await openForm();
    await page.user.type(transit, '123');
    await press(page, 'Add this account');
    await readInMain('A transit number has five digits.');
    await readInMain('Enter the institution number.');
    await page.user.type(transit, '45');
    await page.user.type(institution, '003');
    await page.user.type(await screen.findByRole('textbox', { name: 'Account number' }), '7654321');
    await page.user.type(await screen.findByRole('textbox', { name: /Account number again/ }), '7654321');
    await press(page, 'Add this account');
    // Where it goes is named before it is sent.
    await screen.findByText('We’ll send a 6-digit code to •••• 0106.');
    await enterCode(page, server.sandbox);
    await arriveAt('Account details');
  });

  it('is offered by the three numbers that it has', async () => {
    await server.open('/ewa/accounts/new', { as: people.camille });
    await screen.findByRole('link', { name: /^With transit, institution and account number/ });
    expect(screen.queryByText(/routing/)).toBeNull();
  });

  it('takes a whole routing number apart that is pasted into either field', async () => {
    const { page, transit, institution } = await openForm();
    await page.user.click(institution);
    await page.user.paste('000312345');
    expect([transit, institution]).toEqual([
      expect.objectContaining({ value: '12345' }),
      expect.objectContaining({ value: '003' }),
    ]);
  });

  it('keeps digits that are too many, and refuses them', async () => {
    const { page, transit } = await openForm();
    await page.user.click(transit);
    await page.user.paste('1234567');
    await press(page, 'Add this account');
    expect(transit).toHaveProperty('value', '1234567');
    await readInMain('A transit number has five digits.');
  });
});
