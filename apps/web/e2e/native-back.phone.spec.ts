import { expect, test } from './support/journey.ts';
import { openNativeApp } from './support/native-app.ts';

/** Where the hardware button leads from a page that was come to from another. */
const ways = [
  ['/ewa/home', '/ewa/history'],
  ['/ewa/home', '/ewa/get-money'],
  ['/ewa/home', '/ewa/accounts'],
  ['/ewa/accounts', '/ewa/accounts/new'],
  ['/ewa/home', '/home/profile'],
  ['/home/profile', '/home/change-password', '/ewa/home'],
  ['/home/profile', '/home/two-step'],
  ['/home/profile', '/home/agreements'],
  ['/home/profile', '/home/unlock'],
  ['/home/profile', '/device-activity'],
] as const;

test('the hardware button goes back through every area for whoever is signed in, and never leaves the app', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  const app = await openNativeApp(page, sandbox.origin);
  await goHome();
  await expect.poll(app.cover).toBeNull();
  const heading = page.getByRole('heading', { level: 1 });
  const link = `https://${new URL(sandbox.origin).host}`;
  for (const [from, to, back = from] of ways) {
    await test.step(`from ${to}`, async () => {
      for (const path of [from, to]) {
        if (new URL(page.url()).pathname === path) continue;
        app.shell.link(link + path);
        await expect(page).toHaveURL(path);
        await expect(heading).toBeVisible();
      }
      await app.shell.back();
      await expect(page).toHaveURL(back);
    });
  }
  expect(app.log).not.toContain('leave app');
});

for (const [path, back] of [
  ['/signup/create-user', '/welcome/login'],
  ['/welcome/forgot-password', '/welcome/login'],
] as const) {
  test(`the hardware button leads from ${path} to ${back} for whoever is not signed in`, async ({
    page,
    sandbox,
  }) => {
    const app = await openNativeApp(page, sandbox.origin);
    await app.load('/welcome/login');
    await expect.poll(app.cover).toBeNull();
    const link = `https://${new URL(sandbox.origin).host}`;
    app.shell.link(link + path);
    await expect(page).toHaveURL(path);
    await expect.poll(app.cover).toBeNull();
    await app.shell.back();
    await expect(page).toHaveURL(back);
  });
}
