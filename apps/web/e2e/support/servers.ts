import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startSandbox } from '../../src/testing/sandbox/start-sandbox.ts';
import { handOver } from './handed-over.ts';
import { buildPageScript } from './page-script.ts';

/** Starts one server for each worker before the first journey; a worker that replaces another goes on with its server. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const [signIn, shell, ...servers] = await Promise.all([
    buildPageScript('sign-in-here.ts'),
    buildPageScript('shell-here.ts'),
    ...Array.from({ length: workers }, () => startSandbox()),
  ]);
  handOver('signInScript', signIn);
  handOver('shellScript', shell);
  handOver('servers', servers.map(({ origin }) => origin).join(' '));
  return async () => {
    const folders = [signIn, shell].map((script) => rm(dirname(script), { recursive: true }));
    await Promise.all([...servers.map(({ stop }) => stop()), ...folders]);
  };
}
