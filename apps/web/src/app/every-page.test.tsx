import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../testing/sandbox/browser.tsx';
import { people } from '../testing/sandbox/people.ts';
import { closeDialog, goTo, press, signIn, untilAt } from '../testing/sandbox/person-steps.ts';
import { useSandbox } from '../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Walks through the pages of the main flow; `look` sees each of them once it is there. */
async function walk(page: Screen, look: (name: string) => void): Promise<void> {
  const at = async (path: RegExp, name: string, before?: string | null) => {
    await untilAt(page, path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading()).not.toBe(before));
    look(name);
  };
  await goTo(page, '/ewa/home');
  await waitFor(() => expect(document.querySelector('a[href^="/ewa/history/"]')).not.toBeNull());
  await at(/^\/ewa\/home$/, 'home');
  const [transfer] = document.querySelectorAll('a[href^="/ewa/history/"]');
  const atHome = heading();
  if (transfer) await page.user.click(transfer);
  await at(/^\/ewa\/history\/./, 'transaction', atHome);
  await goTo(page, '/ewa/history');
  await at(/^\/ewa\/history$/, 'history');
  await goTo(page, '/ewa/get-money');
  await at(/^\/ewa\/get-money$/, 'amount');
  const amount = await screen.findByRole('textbox');
  await page.user.clear(amount);
  await page.user.type(amount, '21');
  const before = heading();
  // Where the agreements were never read in this language, they are what comes first.
  await press(page, /^(Continue|Continuar|Continuer|Read and agree|Leer y aceptar|Lire et accepter)$/);
  await at(/^\/ewa\/get-money\/review/, 'review', before);
  await goTo(page, '/no-such-page');
  await at(/no-such-page/, 'page not found');
}

/** Every text of a page that stands for itself, as a reader would meet it. */
const textsOnPage = () =>
  [...document.querySelectorAll('h1, h2, main button, main a, dt')]
    .map(({ textContent }) => textContent.trim())
    .filter((text) => /\p{L}{3}/u.test(text));

const language = () => document.documentElement.lang;

describe('every page', () => {
  it('is in the language that was chosen once', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    const english = new Map<string, string[]>();
    await walk(page, (name) => english.set(name, textsOnPage()));
    expect([...english.keys()]).toHaveLength(6);
    await goTo(page, '/ewa/home');
    await press(page, 'Your account');
    await press(page, 'Español');
    await waitFor(() => expect(language()).toBe('es-US'));
    await closeDialog(page);
    // What the server writes comes in the new language, too.
    expect((await screen.findAllByRole('link', { name: /^A Harbor Credit Union/ })).length).toBeGreaterThan(
      0,
    );
    await walk(page, (name) => {
      expect(language()).toBe('es-US');
      const before = english.get(name) ?? [];
      // Names of banks, dates in figures and the like are the same in every language; sentences are not.
      const kept = textsOnPage().filter((text) => before.includes(text) && /\s\S+\s/.test(text));
      expect(kept, name).toEqual([]);
    });
  });

  it('has the employer’s brand, which goes with the next person [brands-001]', async () => {
    const brand = () => document.documentElement.dataset.brand;
    const page = await server.open('/ewa/home', { as: people.priya, keepsBrand: false });
    await waitFor(() => expect(brand()).toBe('paycor'));
    await walk(page, (name) => expect(brand(), name).toBe('paycor'));
    await page.app.flow.signOut();
    await untilAt(page, /^\/welcome\/login/);
    await signIn(page, people.maya);
    await untilAt(page, '/ewa/home');
    await waitFor(() => expect(brand()).toBe('common'));
    await walk(page, (name) => expect(brand(), name).toBe('common'));
  });

  it('is offered in French to whoever works in Canada', async () => {
    const page = await server.open('/ewa/home', { as: people.camille, keepsBrand: false });
    await press(page, 'Your account');
    const french = await screen.findByRole('button', { name: 'Français' });
    expect(screen.queryByRole('button', { name: 'Español' })).toBeNull();
    await page.user.click(french);
    await waitFor(() => expect(language()).toBe('fr-CA'));
    await closeDialog(page);
    await screen.findByRole('button', { name: 'Retirer mon salaire' });
  });
});
