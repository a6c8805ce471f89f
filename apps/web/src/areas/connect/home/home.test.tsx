import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, follow, goTo, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { recordRequests } from '../../../testing/sandbox/recorded-requests.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('announcements are liked and acknowledged, and the way back from chats leads to them [access-074]', async () => {
  const page = await server.open('/connect/chats', { as: people.maya });
  await arriveAt('Chats');
  await press(page, 'Back');
  await untilAt(page, '/connect/connect');
  await arriveAt('At work');
  await readInMain('3 unread messages');
  await readInMain('From a partner');
  await press(page, 'I’ve read “The loading dock is closed on Monday”');
  await readInMain('You’ve read it');
  const [first] = await screen.findAllByRole('button', { name: 'Like' });
  if (first) await page.user.click(first);
  await screen.findByRole('button', { name: 'Liked' });
  await readInMain('1 like');
  await waitFor(() => expect(server.network.count('connect/LikeCompanyMessage')).toBe(1));
  await follow(page, /^Chats/);
  await arriveAt('Chats');
});

it('is guarded, loads its start-up data, and leads to everything at work [connect-001]', async () => {
  for (const path of ['/connect', '/connect/connect', '/connect/chats']) {
    const visitor = await server.otherBrowser().open(path);
    await untilAt(visitor, /^\/welcome\/login/);
    visitor.close();
  }
  const sent = recordRequests();
  const page = await server.open('/connect', { as: people.maya });
  await arriveAt('At work');
  expect(page.app.startup.data.isLoaded('isLoadConnect')).toBe(true);
  const asked = sent.filter(({ path }) => /StartupDataV2$/i.test(path)).map(({ json }) => json());
  expect(asked.filter(({ LivelyModule }) => LivelyModule === 8)).toHaveLength(1);
  await readInMain('Ten percent off winter boots');
  const ways = [
    [/^Chats/, 'Chats'],
    [/^Shifts/, 'Shifts'],
    [/^Jobs/, 'Jobs'],
    [/^Notifications/, 'Notifications'],
    [/^Activity/, 'Activity'],
  ] as const;
  for (const [name, heading] of ways) {
    const way = within(screen.getByRole('main')).getByRole('link', { name });
    await page.user.click(way);
    await arriveAt(heading);
    if (heading === 'Chats') {
      await screen.findByRole('link', { name: /^NRNadia Rahman|Nadia Rahman/ });
      await screen.findByRole('link', { name: /Produce team/ });
    }
    if (heading === 'Activity') {
      await screen.findByRole('radio', { name: 'Company' });
      await screen.findByRole('radio', { name: 'Shifts' });
    }
    await goTo(page, '/connect/connect');
    await arriveAt('At work');
    await screen.findByText('Ten percent off winter boots');
  }
});

it('group owner, group admin and the author of an announcement are labels, and managers alone announce [connect-031]', async () => {
  const page = await server.open('/connect/chats', { as: people.maya });
  await follow(page, /Produce team/);
  await arriveAt('Produce team');
  await press(page, 'Chat details');
  await arriveAt('Chat details');
  await readInMain(/Group owner · Group admin/);
  await goTo(page, '/connect/connect');
  await follow(page, 'The loading dock is closed on Monday');
  await readInMain('Author of this announcement');
  await goTo(page, '/connect/announcements/new');
  await readInMain('Announcements are made by managers');
});
