import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { handOver } from './handed-over.ts';
import { startSandbox } from './sandbox.ts';
import { buildSignIn } from './stored-sign-in.ts';

/** Starts one server for each worker before the first journey; a worker that replaces another goes on with its server. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const [script, ...servers] = await Promise.all([
    buildSignIn(),
    ...Array.from({ length: workers }, () => startSandbox()),
  ]);
  handOver('signInScript', script);
  handOver('servers', servers.map(({ origin }) => origin).join(' '));
  return async () => {
    await Promise.all([...servers.map(({ stop }) => stop()), rm(dirname(script), { recursive: true })]);
  };
}
