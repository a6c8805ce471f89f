import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterCode } from '../../../../kit/money/testing/account-steps.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { fill, follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('a PayPal wallet is linked by its payname where that is switched on [money-131] [money-141]', async () => {
  const before = await server.open('/pay-pal', { as: people.maya });
  await readInMain('PayPal isn’t offered yet');
  before.close();
  await server.sandbox.configure({ EnablePayPal: '1' });
  const browser = server.otherBrowser();
  let page = await browser.open('/ewa/accounts/new', { as: people.maya });
  await follow(page, /^PayPal/);
  await fill(page, 'Your PayPal payname', 'maya.torres+paypal');
  await press(page, 'Add this payname');
  await enterCode(page, server.sandbox);
  await readInMain('maya.torres+paypal');
  await waitFor(() => expect(browser.network.count('user/SaveTrellislogs')).toBeGreaterThan(0));
  page = await page.load('/pay-pal');
  await screen.findByRole('link', { name: /maya\.torres\+paypal/ });
});
