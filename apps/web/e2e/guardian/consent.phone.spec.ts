import { expect, people, test } from '../support/journey.ts';

test('a guardian agrees by keyboard from the link in a text, and no secret of it stays in the browser [guardian-002] [guardian-010] [guardian-017]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  const link = await sandbox.guardianLink(people.nia);
  const secrets = [...new URLSearchParams(link.split('?')[1]).values()].filter(({ length }) => length > 20);
  expect(secrets).toHaveLength(2);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  const answered = await page.goto(link);
  expect(answered?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(page.getByRole('heading', { level: 1, name: 'Nia needs your permission' })).toBeVisible();
  // What the page itself was fetched by is the link; nothing after it is.
  addresses.splice(0, addresses.findIndex((address) => address.includes(secrets[0] ?? '')) + 1);
  const agree = page.getByRole('button', { name: 'I agree' });
  await expect(agree).toBeDisabled();
  await checkAccessibility();
  for (const name of [/sign electronically/, /e-sign disclosures/]) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await agree.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'May Nia have the card?' })).toBeVisible();
  await page.reload();
  const all = page.getByRole('checkbox', { name: 'I consent to all of the above' });
  await expect(all).toBeVisible();
  await checkAccessibility();
  await all.focus();
  await page.keyboard.press('Space');
  await agree.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'You’re All done!' })).toBeVisible();
  await checkAccessibility();
  await expect.poll(() => sandbox.consentOf(people.nia)).toMatchObject({ approvedAt: expect.any(String) });
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  for (const secret of secrets) {
    expect(kept).not.toContain(secret);
    expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
  }
});
