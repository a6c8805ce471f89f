import { expect, test } from './support/journey.ts';

interface Collected {
  readonly batches: readonly { readonly requestId: string }[];
  readonly events: readonly {
    readonly requestId: string;
    readonly actionName: string;
    readonly screenName: string | null;
    readonly startTime: string;
  }[];
}

test('a collector that is down for 12 s costs no event, and none arrives twice [analytics-009]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await page.clock.install();
  await sandbox.fault({ match: 'appbits', kind: 'drop-before' });
  const tries: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/api/appbits')) tries.push(request.url());
  });
  const collected = async () => (await sandbox.ask('/analytics')) as Collected;
  await goHome();
  await page.getByRole('link', { name: /\$\d/ }).first().click();
  await expect(page).toHaveURL(/\/ewa\/history\/./);
  await expect(async () => {
    await page.clock.runFor(10_000);
    expect(tries.length).toBeGreaterThan(0);
  }).toPass();
  for (let second = 0; second < 12; second += 2) {
    const before = tries.length;
    await page.clock.runFor(2_000);
    // Each try fails in its own time, and the next is counted from there.
    if (tries.length < 6) await expect.poll(() => tries.length).toBeGreaterThan(before);
  }
  expect((await collected()).events).toEqual([]);
  await sandbox.clearFaults();
  await page.goBack();
  await expect(page).toHaveURL('/ewa/home');
  await expect(async () => {
    await page.clock.runFor(10_000);
    const { events } = await collected();
    expect(events.some(({ screenName }) => screenName?.startsWith('/ewa/history/'))).toBe(true);
  }).toPass();
  const { events, batches } = await collected();
  const facts = events.map(
    ({ actionName, screenName, startTime }) => `${actionName} ${screenName} ${startTime}`,
  );
  expect(new Set(facts).size).toBe(facts.length);
  expect(new Set(batches.map(({ requestId }) => requestId)).size).toBe(batches.length);
});

test('no event, record or log carries what was typed, a token or an address', async ({
  page,
  sandbox,
  goHome,
}) => {
  await page.clock.install();
  await goHome();
  await page.getByRole('button', { name: 'Get money' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('41.73');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/where$/);
  const token = await page.evaluate(() => localStorage.getItem('currentUser') ?? '');
  await expect(async () => {
    await page.clock.runFor(10_000);
    expect(((await sandbox.ask('/analytics')) as Collected).events.length).toBeGreaterThan(0);
  }).toPass();
  const all = JSON.stringify(await sandbox.ask('/analytics'));
  for (const secret of ['41.73', '202) 555', '2025550101', 'maya.torres', 'Early-Bird', token])
    expect(all.includes(secret), secret).toBe(false);
});
