import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { everythingInSight } from '../../../../testing/sandbox/everything-in-sight.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const day = 86_400_000;
const server = useSandbox();

it('a person is told each day when enough can be taken, until they no longer want it [money-129] [money-130]', async () => {
  everythingInSight();
  const texts = async () => {
    const { messages } = (await server.sandbox.ask('/outbox?format=json')) as {
      messages: { body: string }[];
    };
    return messages.filter(({ body }) => body.includes('you can take up to')).length;
  };
  const check = async () =>
    page.user.click(await screen.findByRole('checkbox', { name: /Text me each day when I can take enough/ }));
  let page = await server.open('/ewa/home', { as: people.maya });
  await press(page, 'Choose links');
  const choice = within(await screen.findByRole('dialog', { name: 'Choose links' }));
  await page.user.click(choice.getByText('Texts about your pay'));
  await page.user.click(choice.getByRole('button', { name: 'Save' }));
  await follow(page, 'Texts about your pay');
  await arriveAt('Timely access to your pay');
  await check();
  await fill(page, 'At least how much?', '5');
  await press(page, 'Save');
  await readInMain(/The next time we look is/);
  await server.sandbox.advance(day);
  expect(await texts()).toBe(1);
  page.close();
  page = await server.open('/timely-access-pay', { as: people.maya });
  await check();
  await press(page, 'Save');
  await readInMain('Daily texts are off.');
  await server.sandbox.advance(2 * day);
  expect(await texts()).toBe(1);
});
