import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

// The one of jsdom doesn't go through the test's network.
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', undefined));

const png = (name: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].slice(0, size));
  return new File([bytes], name, { type: 'image/png' });
};

async function chooseFile(page: Screen, file: File | File[]) {
  await press(page, 'Send a picture or document');
  const sheet = await screen.findByRole('dialog');
  const input = sheet.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nowhere to choose a file.');
  await page.user.upload(input, file);
  return within(sheet);
}

describe('a picture', () => {
  it('is sent, seen by the other one, opened and passed on [connect-022] [connect-026] [connect-076]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
    await chooseFile(page, png('shelf-plan.png'));
    await screen.findByRole('img', { name: 'shelf-plan.png' });
    await press(page, 'Options for “shelf-plan.png”');
    expect(screen.queryByRole('menuitem', { name: 'Copy' })).toBeNull();
    await page.user.click(await screen.findByRole('menuitem', { name: 'Forward' }));
    await page.user.click(await screen.findByRole('checkbox', { name: 'Produce team' }));
    await press(page, 'Forward');
    page.close();

    const nadia = await server.otherBrowser().open('/connect/chats', { as: people.nadia });
    await follow(nadia, /Maya Torres/);
    await arriveAt('Maya Torres');
    const [image] = await screen.findAllByRole('img', { name: 'shelf-plan.png' });
    expect(image?.getAttribute('src')).toMatch(/^\/api\/media\/.+&seal=/);
    await press(nadia, 'Open picture');
    const viewer = within(await screen.findByRole('dialog'));
    const link = await viewer.findByRole('link', { name: /Open or download/ });
    const opened = await fetch(`${server.sandbox.origin}${link.getAttribute('href')}`);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
    nadia.close();

    const again = await server.otherBrowser().open('/connect/chats', { as: people.nadia });
    await follow(again, /Produce team/);
    await screen.findByRole('img', { name: 'shelf-plan.png' });
    await readInMain(/Forwarded/);
  });

  it('that could not be sent is kept and sent again, once [connect-035]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
    await server.sandbox.fault({ match: 'connect/uploadFiles', kind: 'drop-after', times: 1 });
    await chooseFile(page, png('rota.png'));
    await readInMain('Not sent');
    await readInMain('rota.png');
    await press(page, 'Back');
    await follow(page, /Nadia Rahman/);
    await press(page, 'Send again');
    await screen.findByRole('img', { name: 'rota.png' });
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'rota.png' })).toHaveLength(1));
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  it('on its way can be cancelled, and nothing of it is sent [connect-076]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
    await server.sandbox.fault({ match: 'connect/uploadFiles', kind: 'latency', ms: 3_000 });
    await chooseFile(page, png('rota.png'));
    await screen.findByRole('progressbar', { name: 'Sending rota.png' });
    await press(page, 'Cancel sending');
    await waitFor(() => expect(screen.queryByText('rota.png')).toBeNull());
    expect(server.network.count('connect/SendMessage')).toBe(0);
  });

  it('of another type or too large is refused before it is sent [connect-033] [validation-019]', async () => {
    await server.sandbox.configure({ ConnectAnnouncementFileSize: '1' });
    const page = await server.open('/connect/chats', { as: people.maya });
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
    const sheet = await chooseFile(page, png('large.png', 1_000_001));
    await sheet.findByText(/large\.png/);
    sheet.getByText(/PDF, DOCX, DOC, JPEG, JPG,? or PNG/);
    expect(server.network.count('connect/uploadFiles')).toBe(0);
  });
});

it('a file that is rejected is named beside one that is sent, and the sheet stays [connect-033]', async () => {
  const page = await server.open('/connect/chats', { as: people.maya });
  await follow(page, /Nadia Rahman/);
  await arriveAt('Nadia Rahman');
  await chooseFile(page, [png('shelf-plan.png'), png('empty.png', 0)]);
  await waitFor(() => expect(server.network.count('connect/uploadFiles')).toBe(1));
  within(screen.getByRole('dialog')).getByText(/empty\.png/);
  await page.user.keyboard('{Escape}');
  await screen.findByRole('img', { name: 'shelf-plan.png' });
});

it('whoever types is named to the other one [connect-025]', async () => {
  const page = await server.open('/connect/chats', { as: people.maya });
  await follow(page, /Nadia Rahman/);
  await arriveAt('Nadia Rahman');
  await fill(page, 'Message', 'On');
  await waitFor(() => expect(server.network.count('connect/SignalTyping')).toBe(1));
  page.close();
  const nadia = await server.otherBrowser().open('/connect/chats', { as: people.nadia });
  await follow(nadia, /Maya Torres/);
  await readInMain('Maya Torres…');
});
