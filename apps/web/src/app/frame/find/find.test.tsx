import { answer, contract, helpSamples, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { openPage, servePages } from '../../../testing/open-page.tsx';

const server = servePages();

async function open(path: string, startup: Readonly<Record<string, string>> = {}) {
  server.use(answer(contract.startup.startupDataV2, startupSamples.startupData(startup)), ...ordinaryDay);
  const opened = await openPage(path, { user: sessionSamples.employee() });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const sheet = async (name = 'Find anything') => within(await screen.findByRole('dialog', { name }));
const found = async () => (await sheet()).getAllByRole('link').map(({ textContent }) => textContent);

describe('finding anything', () => {
  it('opens with Ctrl and K, and leads to the first that is found with Enter', async () => {
    const { here } = await open('/home/money');
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = (await sheet()).getByRole('searchbox', { name: 'Search screens and actions' });
    expect(await found()).toEqual(
      expect.arrayContaining(['Transfers', 'Passkeys', 'Add an account', 'Sign out']),
    );
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('own lim');
    expect(await found()).toEqual(['Your own limits']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/ewa/limits'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has only what is open to the person', async () => {
    await open('/home/money', { IsUserDeactivated: '1' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const all = await found();
    expect(all).toContain('Transfers');
    expect(all).not.toContain('Cash pickup');
    expect(all).not.toContain('Get money');
  });

  it('says where nothing has that name, and leads to help', async () => {
    await open('/home/money');
    await userEvent.click(screen.getAllByRole('button', { name: 'Find anything' })[0] as HTMLElement);
    await userEvent.type((await sheet()).getByRole('searchbox'), 'mortgage');
    expect((await sheet()).getByText('No matches')).toBeDefined();
    expect((await sheet()).getByRole('link', { name: 'Open Help' }).getAttribute('href')).toBe(
      '/home/needhelp',
    );
  });

  it('asks the server for people, companies and questions as one types, and leads to each', async () => {
    server.use(
      answer(contract.help.searchFaqs, {
        faQsDetails: [helpSamples.question({ question: 'What does it cost?' })],
      }),
      answer(contract.billpay.getBillers, {
        billers: [{ id: 7, name: 'City Water', category: 'Water', isKept: false }],
      }),
    );
    const { here } = await open('/home/money');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type((await sheet()).getByRole('searchbox'), 'wat');
    await waitFor(async () => expect(await found()).toContain('City Water'));
    expect((await sheet()).getByRole('list', { name: 'Questions and answers' }).textContent).toBe(
      'What does it cost?',
    );
    await userEvent.click((await sheet()).getByRole('link', { name: 'City Water' }));
    await waitFor(() => expect(here()).toBe('/billpay/billers?search=City%20Water'));
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('City Water');
  });

  it('finds places by other words for them, with one letter wrong, and an account by its last digits', async () => {
    const { here } = await open('/home/money');
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = (await sheet()).getByRole('searchbox');
    await userEvent.type(field, 'withdrw');
    expect((await found())[0]).toBe('Cash pickup');
    expect(await found()).toContain('Get money');
    await userEvent.clear(field);
    await userEvent.type(field, '4242');
    await waitFor(async () =>
      expect((await sheet()).getByRole('list', { name: 'Your accounts' }).textContent).toContain('4242'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toMatch(/^\/ewa\/accounts\/\d+$/));
  });

  it('is in the language of the page', async () => {
    const { app } = await open('/home/money');
    await act(() => app.setLanguage('es'));
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = (await sheet('Buscar en la app')).getByRole('searchbox');
    await userEvent.type(field, 'periodicas');
    const links = (await sheet('Buscar en la app')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Transferencias periódicas']);
  });

  it.each(['/ewa/history', '/ewa/accounts', '/home/two-step', '/faqs'])(
    'opens from the header of %s',
    async (path) => {
      await open(path);
      const header = within(await screen.findByRole('banner'));
      await userEvent.click(await header.findByRole('button', { name: 'Find anything' }));
      await sheet();
    },
  );

  it('does not open in a task', async () => {
    await open('/ewa/get-money');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
