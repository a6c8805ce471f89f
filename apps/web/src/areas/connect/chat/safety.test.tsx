import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('a message is reported with a reason, once it could be sent', async () => {
  const page = await server.open('/connect/chats', { as: people.maya });
  await follow(page, /Nadia Rahman/);
  await press(page, 'Options for “Could you open the store on Monday?”');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const sheet = within(await screen.findByRole('dialog'));
  const report = () => sheet.getByRole('button', { name: 'Report' });
  expect(report()).toHaveProperty('disabled', true);
  await page.user.click(sheet.getByRole('radio', { name: 'It’s spam' }));
  await server.sandbox.fault({ match: 'connect/ReportMessage', kind: 'drop-before' });
  await page.user.click(report());
  await sheet.findByText('That couldn’t be reported. Try again.');
  await server.sandbox.clearFaults();
  await page.user.click(report());
  await screen.findByText('Reported. Thank you for saying so.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('somebody who is blocked can’t be written to, until that is taken back, and reads that nothing can be sent', async () => {
  const page = await server.open('/connect/chats', { as: people.maya });
  await follow(page, /Nadia Rahman/);
  await press(page, 'Chat details');
  await press(page, 'Block Nadia Rahman');
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }),
  );
  await screen.findByRole('button', { name: 'Unblock Nadia Rahman' });
  await press(page, 'Back');
  await screen.findByText('You’ve blocked Nadia Rahman. Neither of you can write here.');
  expect(screen.queryByLabelText('Message')).toBeNull();
  page.close();

  const nadia = await server.otherBrowser().open('/connect/chats', { as: people.nadia });
  await follow(nadia, /Maya Torres/);
  await arriveAt('Maya Torres');
  await fill(nadia, 'Message', 'Are you there?');
  await press(nadia, 'Send');
  await readInMain(/Not sent: messages can’t be sent in this chat/);
  nadia.close();

  const again = await server.open('/connect/chats', { as: people.maya });
  await follow(again, /Nadia Rahman/);
  await press(again, 'Unblock');
  await screen.findByLabelText('Message');
});
