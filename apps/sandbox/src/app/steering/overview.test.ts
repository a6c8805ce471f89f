import { afterAll, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

it('the overview lists every page of the steering', async () => {
  const pages = new Set(
    sandbox.app.routes.flatMap(({ path }) => /^\/sandbox\/[a-z-]+/.exec(path)?.[0] ?? []),
  );
  expect(pages.size).toBeGreaterThan(20);
  const overview = await (await sandbox.app.request('http://localhost/sandbox')).text();
  const listed = new Set(overview.match(/\/sandbox\/[a-z-]+/g));
  expect([...pages].filter((page) => !listed.has(page))).toEqual([]);
});
