import { expect, test } from './support/journey.ts';
import { putInShell } from './support/simulated-shell.ts';

test('a link that leads out of the app is opened by the shell, and no second window ever is', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.configure({ InAppUrls: '["https://bank.example/link"]', OutAppUrls: '[]' });
  const answers = { 'url.open': { result: {} } };
  const shell = await putInShell(page, { capabilities: ['links'], answers });
  await page.route('https://bank.example/**', (route) => route.fulfill({ body: 'bank' }));
  await page.goto('/welcome/login');
  await shell.joined();
  const follow = (href: string) =>
    page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), {
        href: to,
        target: '_blank',
        textContent: to,
      });
      document.body.append(link);
      link.click();
      link.remove();
    }, href);
  const outside = ['https://partner.example/help', 'tel:+18558540485', 'mailto:help@partner.example'];
  for (const url of [...outside, 'http://partner.example/', 'intent://x#Intent;end']) await follow(url);
  await expect.poll(() => shell.heard('url.open')).toEqual(outside.map((url) => ({ url })));
  await expect(page).toHaveURL('/welcome/login');
  await follow('https://bank.example/link/start');
  await expect(page).toHaveURL('https://bank.example/link/start');
  expect(context.pages()).toHaveLength(1);
});

test('the second click that a view sends for one touch is swallowed, and a second touch is not [native-012]', async ({
  page,
}) => {
  const shell = await putInShell(page);
  await page.goto('/welcome/login');
  await shell.joined();
  await expect.poll(() => shell.heard('page.ready')).toEqual([{}]);
  const clicks = await page.evaluate(() => {
    const button = document.createElement('button');
    let count = 0;
    button.addEventListener('click', () => {
      count += 1;
    });
    document.body.append(button);
    const touch = (x: number) =>
      button.dispatchEvent(
        new TouchEvent('touchend', {
          bubbles: true,
          changedTouches: [new Touch({ identifier: 1, target: button, clientX: x, clientY: 10 })],
        }),
      );
    const click = (x: number, detail = 1) =>
      button.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 10, detail }),
      );
    const after = (act: () => void) => {
      count = 0;
      act();
      return count;
    };
    const seen = {
      ghost: after(() => [touch(10), click(10), click(20)]),
      elsewhere: after(() => [touch(10), click(10), click(60)]),
      twoTouches: after(() => [touch(10), click(10), touch(10), click(10)]),
      key: after(() => [touch(10), click(10), click(0, 0)]),
    };
    button.remove();
    return seen;
  });
  expect(clicks).toEqual({ ghost: 1, elsewhere: 2, twoTouches: 2, key: 2 });
});
