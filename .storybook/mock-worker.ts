import type { SetupWorker } from 'msw/browser';

let started: Promise<SetupWorker> | undefined;

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}

/** The one mock server of the page. The stories of a Docs page ask for it all at once, before the first of them has it. */
export function mockWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}
