import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../../testing/sandbox/browser.tsx';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, press } from '../../testing/sandbox/person-steps.ts';
import { signInHere } from '../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const isAt = (page: { readonly here: () => string }, path: string) =>
  waitFor(() => expect(page.here()).toBe(path));

/** The bar of phones, which has the same parts as the rail of desktops before it. */
const bar = async () => {
  const all = await screen.findAllByRole('navigation', { name: 'Main' });
  return within(all.at(-1) as HTMLElement);
};
const openAccount = async (page: Screen) =>
  page.user.click(await screen.findByRole('link', { name: /Your account$/ }));
const follow = async (page: Screen, name: string) =>
  page.user.click((await bar()).getByRole('link', { name }));

/** A seeded person of each brand's environment. */
const ofBrands = {
  common: 'maya.torres',
  dayfare: 'jordan.okafor',
  paycor: 'priya.raman',
  onshift: 'luis.hernandez',
  ukg: 'hannah.kowalski',
  canada: 'camille.tremblay',
} as const;

describe('the navigation', () => {
  it.each(Object.entries(ofBrands))(
    'of %s leads from part to part, says where one is, and is gone in a task',
    async (brand, name) => {
      const as = { email: `${name}@example.com` };
      const page = await server.open('/ewa/home', { as, keepsBrand: false });
      const [home, money] = await Promise.all(
        ['Home', 'Money'].map(async (part) => (await bar()).getByRole('link', { name: part })),
      );
      expect((await bar()).getAllByRole('link')).toHaveLength(['common', 'dayfare'].includes(brand) ? 5 : 4);
      expect(home?.getAttribute('aria-current')).toBe('page');
      expect(page.app.brand.current.get()).toBe(brand);
      await follow(page, 'Money');
      await isAt(page, '/home/money');
      const title = await screen.findByRole('heading', { level: 1, name: 'Money' });
      await waitFor(() => expect(document.activeElement).toBe(title));
      expect([home, money].map((link) => link?.getAttribute('aria-current') ?? null)).toEqual([null, 'page']);
      // A part is a beginning: there is nothing to go back to, but for the browser's own button.
      expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
      await page.router.navigate(-1);
      await isAt(page, '/ewa/home');
      await waitFor(() => expect(home?.getAttribute('aria-current')).toBe('page'));
      await page.router.navigate('/ewa/get-money');
      await screen.findByRole('textbox', { name: 'Amount' });
      expect(screen.queryAllByRole('navigation', { name: 'Main' })).toEqual([]);
      await press(page, 'Close');
      await bar();
    },
  );

  it('of people without an employer has their home and their account, and no transfers of wages', async () => {
    await server.open('/', { as: { email: 'sam.whitfield@example.com' } });
    const words = (await bar()).getAllByRole('link').map(({ textContent }) => textContent);
    expect(words).toEqual(['Home', 'Money', 'Card', 'More']);
  });
});

describe('one’s account', () => {
  it('is a page: who is signed in, what one can do, and the way out', async () => {
    const ada = await server.sandbox.makePerson(people.maya, 'Ada', 'Quinn');
    const page = await server.open('/ewa/home', { as: ada });
    await openAccount(page);
    await isAt(page, '/home/profile');
    const title = await screen.findByRole('heading', { level: 1, name: 'Your account' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByRole('link', { name: 'Ada Quinn Your account' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect((await bar()).queryByRole('link', { current: 'page' })).toBeNull();
    const main = within(screen.getByRole('main'));
    await main.findByText('Signed in as Ada Quinn');
    await page.user.click(main.getByRole('link', { name: 'Two-step sign-in' }));
    await isAt(page, '/home/two-step');
    await press(page, 'Back');
    await isAt(page, '/home/profile');
    await arriveAt('Your account');
    await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign out' }));
    await isAt(page, '/welcome/login');
  });

  it('switches between the employers of whoever works for several', async () => {
    const page = await server.open('/welcome/login');
    await signInHere(page, { email: 'aisha.farouk@example.com' });
    await press(page, 'Metro Home Care');
    const amount = async () => {
      const region = await screen.findByRole('region', { name: 'Available now' });
      return (await within(region).findAllByText(/^\$/))[0]?.textContent;
    };
    const before = await amount();
    await openAccount(page);
    await arriveAt('Your account');
    await press(page, /^Switch employer/);
    const sheet = within(await screen.findByRole('dialog', { name: /Switch employer/ }));
    expect(sheet.getByRole('radio', { name: 'Metro Home Care' })).toHaveProperty('checked', true);
    const confirm = sheet.getByRole('button', { name: 'Switch employer' });
    expect(confirm).toHaveProperty('disabled', true);
    await page.user.click(sheet.getByRole('radio', { name: 'Weekend Catering Co.' }));
    await page.user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isAt(page, '/ewa/home');
    await waitFor(async () => expect(await amount()).not.toBe(before));
    await openAccount(page);
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Weekend Catering Co.'));
  });
});
