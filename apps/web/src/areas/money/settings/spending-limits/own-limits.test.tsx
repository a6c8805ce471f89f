import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { next, sendMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, goTo, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const section = () => screen.findByRole('region', { name: 'Per day' });
const untilSays = (words: string | RegExp) =>
  waitFor(async () => expect((await section()).textContent).toMatch(words));

async function setTo({ user }: Screen, amount: string, button: string): Promise<void> {
  await user.click(await within(await section()).findByRole('button', { name: button }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your limit per day' }));
  const field = await sheet.findByRole('textbox');
  await user.clear(field);
  await user.type(field, amount);
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a person’s own limit', () => {
  it('is set, taken up to, and raised a day later', async () => {
    let page = await server.open('/ewa/limits', { as: people.maya });
    await arriveAt('Your own limits');
    await setTo(page, '50', 'Set a limit');
    await untilSays(/\$50\.00 left today/);

    await goTo(page, '/ewa/home');
    await sendMoney(page, { amount: '30' });
    await goTo(page, '/ewa/get-money');
    await readInMain('Your own limit: $50.00 a day, $20.00 left today');
    await fill(page, 'Amount', '21');
    await readInMain(/more than the limit you set yourself\. It leaves \$20\.00/);
    await follow(page, 'Change your own limits');

    await setTo(page, '80', 'Change');
    await untilSays(/Goes up to \$80\.00 on \w+,\s\w+\s\d+,\s.*\sE[SD]T\./);
    await untilSays(/\$20\.00 left today/);
    await page.user.click(within(await section()).getByRole('button', { name: 'Keep $50.00' }));
    await waitFor(async () => expect((await section()).textContent).not.toMatch(/Goes up/));
    await setTo(page, '80', 'Change');
    await server.sandbox.advance(24 * 60 * 60_000);
    page.close();
    page = await server.open('/ewa/limits', { as: people.maya });
    await untilSays(/\$80\.00 left today/);
  });

  it('that was lowered elsewhere refuses what was already quoted, and leads to the limits', async () => {
    const page = await server.open('/ewa/get-money', { as: people.maya });
    await fill(page, 'Amount', '40');
    await screen.findByText(/Estimated pay on payday/);
    const elsewhere = server.otherBrowser();
    const other = await elsewhere.open('/ewa/limits', { as: people.maya });
    await setTo(other, '10', 'Set a limit');
    other.close();
    await next(page);
    await readInMain('That goes over the limit you set yourself.');
    await press(page, 'See your own limits');
    await arriveAt('Your own limits');
    await untilSays(/\$10\.00 left today/);
  });
});
