import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(() => server.sandbox.reset());
// Its requests would go past the network of the test; without it files are sent as everything else is.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', undefined));
afterEach(() => vi.unstubAllGlobals());

/** A picture that a browser can open. */
const picture = () =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'dock.png', {
    type: 'image/png',
  });

it('a manager announces something with a picture, and people like it, say that they have read it, and see who did [connect-105]', async () => {
  const nadia = await server.open('/connect/connect', { as: people.nadia });
  await follow(nadia, 'Announce something');
  await arriveAt('New announcement');
  await press(nadia, 'Announce to everybody at work');
  await screen.findByText('Write a title.');
  await fill(nadia, 'Title', 'Inventory on Sunday');
  await fill(nadia, 'What do people need to know?', 'We begin at five.');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file.');
  await nadia.user.upload(input, picture());
  await screen.findByText('Uploaded');
  await nadia.user.click(screen.getByRole('checkbox', { name: /confirm that they’ve read it/ }));
  await press(nadia, 'Announce to everybody at work');
  await arriveAt('Announcement');
  await readInMain('Author of this announcement');
  nadia.close();

  const maya = await server.otherBrowser().open('/connect/connect', { as: people.maya });
  expect(screen.queryByRole('link', { name: 'Announce something' })).toBeNull();
  await follow(maya, 'Inventory on Sunday');
  await arriveAt('Announcement');
  const image = await screen.findByRole<HTMLImageElement>('img', {
    name: 'Picture of “Inventory on Sunday”',
  });
  expect(image.src).toMatch(/^data:image\/png;base64,/);
  await press(maya, 'Like');
  await screen.findByRole('button', { name: 'Liked' });
  await press(maya, 'I’ve read “Inventory on Sunday”');
  await readInMain('You’ve read it');
  for (const name of ['1 like', '1 person has confirmed reading it']) {
    await press(maya, name);
    const list = within(await screen.findByRole('list', { name }));
    expect(list.getByText('Maya Torres')).toBeDefined();
  }
  await press(maya, 'Back');
  await follow(maya, 'Ten percent off winter boots');
  await readInMain(/^From a partner/);
  const offer = await screen.findByRole<HTMLAnchorElement>('link', {
    name: /^Go to granite-outfitters.example/,
  });
  expect(offer.href).toBe('https://www.granite-outfitters.example/winter-boots');
  await press(maya, 'Like');
  await screen.findByRole('button', { name: 'Liked' });
  await press(maya, '1 like');
  expect(within(await screen.findByRole('list', { name: '1 like' })).getByText('Maya Torres')).toBeDefined();
  expect(screen.queryByText('Author of this announcement')).toBeNull();
});

it('a manager previews and schedules an announcement, takes it back, and reminds of another', async () => {
  const nadia = await server.open('/connect/announcements/new', { as: people.nadia });
  await fill(nadia, 'Title', 'Inventory on Sunday');
  await fill(nadia, 'What do people need to know?', 'We begin at five.');
  await press(nadia, 'Preview');
  const preview = within(await screen.findByRole('article', { name: 'Preview' }));
  expect(preview.getByRole('heading', { name: 'Inventory on Sunday' })).toBeDefined();
  await nadia.user.click(screen.getByRole('checkbox', { name: 'Announce it later' }));
  await press(nadia, 'Schedule the announcement');
  await screen.findByText('Enter the day.');
  await screen.findByText('Enter the time.');
  for (const [name, keys] of [
    [/^Day/, '10162026'],
    [/^Time/, '0900AM'],
  ] as const) {
    const [first] = within(await screen.findByRole('group', { name })).getAllByRole('spinbutton');
    first?.focus();
    await nadia.user.keyboard(keys);
  }
  await press(nadia, 'Schedule the announcement');
  await readInMain(/^People will see this, and be told of it/);
  await press(nadia, 'Take it back');
  const sure = within(await screen.findByRole('alertdialog'));
  await nadia.user.click(sure.getByRole('button', { name: 'Take it back' }));
  await arriveAt('At work');
  expect(screen.queryByText('Inventory on Sunday')).toBeNull();
  await follow(nadia, 'The loading dock is closed on Monday');
  await press(nadia, 'Remind those who haven’t confirmed');
  await readInMain(/^They can be reminded again/);
});

it('somebody who doesn’t speak for the organization is told so at the form', async () => {
  await server.open('/connect/announcements/new', { as: people.maya });
  await readInMain('Announcements are made by managers');
});
