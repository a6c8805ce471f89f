import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawPictures } from '../../../testing/drawn-picture.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, follow, goTo, press } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

// Its requests would go past the network of the test; without it files are sent as everything else is.
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', undefined));
beforeEach(drawPictures);

const photo = () => new File(['photo'], 'me.png', { type: 'image/png' });
const faces = () => [...document.querySelectorAll<HTMLImageElement>('img[src^="/api/media/"]')];
async function choose(page: { readonly user: { upload: (to: HTMLElement, file: File) => Promise<void> } }) {
  const input = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>('input[type="file"]');
  await page.user.upload(input ?? expect.fail('There is nowhere to choose a picture.'), photo());
}

it('a person’s picture is chosen, cropped and saved, shown at the top of the app and to colleagues, and removed [profile-006]', async () => {
  const page = await server.open('/home/profile', { as: people.maya });
  await press(page, /Your picture/);
  await choose(page);
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('slider', { name: 'Closer' });
  await waitFor(() =>
    expect(sheet.getByRole('button', { name: 'Save picture' }).hasAttribute('disabled')).toBe(false),
  );
  await press(page, 'Save picture');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(faces().length).toBeGreaterThan(0));
  await goTo(page, '/ewa/home');
  await waitFor(() => expect(faces().length).toBeGreaterThan(0));
  page.close();

  const nadia = await server.otherBrowser().open('/connect/chats', { as: people.nadia });
  await screen.findByRole('list', { name: 'Chats' });
  await waitFor(() => expect(faces()).toHaveLength(1));
  nadia.close();

  const again = await server.open('/home/profile', { as: people.maya });
  await press(again, /Your picture/);
  await press(again, 'Remove picture');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(faces()).toEqual([]));
});

it('a group’s picture is set by its admin and stands in the list and in the group [connect-078]', async () => {
  const page = await server.open('/connect/chats/new', { as: people.maya });
  await page.user.click(await screen.findByRole('radio', { name: 'A group' }));
  await page.user.type(await screen.findByRole('textbox', { name: 'Name of the group' }), 'Holiday plan');
  await page.user.click(await screen.findByRole('checkbox', { name: 'Nadia Rahman' }));
  await press(page, 'Create group');
  await arriveAt('Holiday plan');
  await press(page, 'Chat details');
  await arriveAt('Chat details');
  await press(page, 'Picture of the group');
  await choose(page);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save picture' }).hasAttribute('disabled')).toBe(false),
  );
  await press(page, 'Save picture');
  await waitFor(() => expect(faces()).toHaveLength(1));
  await goTo(page, '/connect/chats');
  await follow(page, /Holiday plan/);
  await waitFor(() => expect(faces()).toHaveLength(1));
});
