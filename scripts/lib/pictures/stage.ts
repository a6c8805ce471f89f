import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { handOver } from '../../../apps/web/e2e/support/handed-over.ts';
import { buildPageScript } from '../../../apps/web/e2e/support/page-script.ts';
import { startSandbox } from '../../../apps/web/src/testing/sandbox/start-sandbox.ts';
import { root } from '../report.ts';
import { serveFolder } from '../serve-folder.ts';

/**
 * Business time at which all pictures are taken: in the morning of this day, 9:41 in New York in winter. The day itself cannot be chosen, since the
 * app asks the browser what "today" is, and signs its requests by the real time.
 */
export const takenAt = `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())}T14:41:00Z`;

/** What pictures are taken of, and with. */
export interface Stage extends AsyncDisposable {
  readonly browser: Browser;
  /** Where the product runs, on data of its own. */
  readonly product: string;
  /** Where the built Storybook is served. */
  readonly storybook: string;
}

/** Runs the built product on a database in memory and serves the built Storybook, both on ports that are free. */
export async function openStage({
  path,
  flags,
}: {
  readonly path: string;
  readonly flags: string;
}): Promise<Stage> {
  await using opening = new AsyncDisposableStack();
  const script = await buildPageScript('sign-in-here.ts');
  opening.defer(() => rm(dirname(script), { recursive: true }));
  handOver('signInScript', script);
  const product = await startSandbox('memory:', { SANDBOX_NOW: takenAt });
  opening.defer(() => product.stop());
  const storybook = await serveFolder(resolve(root, 'storybook-static'), 0);
  opening.defer(() => storybook.close());
  const browser = await chromium.launch({ executablePath: path, args: flags.split(' ') });
  opening.defer(() => browser.close());
  const open = opening.move();
  return {
    browser,
    product: product.origin,
    storybook: storybook.url,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}
