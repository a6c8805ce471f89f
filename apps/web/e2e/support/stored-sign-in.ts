import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { handedOver } from './handed-over.ts';
import type {} from './sign-in-here.ts';

const entry = fileURLToPath(new URL('sign-in-here.ts', import.meta.url));

/** Writes a script that signs in with the app's own parts and without its pages. Returns the file's path. */
export async function buildSignIn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dayfare-sign-in-'));
  const file = join(folder, 'sign-in.js');
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'signInHere' } },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The script that signs in was not built.');
  await writeFile(file, chunk.code);
  return file;
}

/**
 * Signs a person in on an empty page of the server's origin: the session lies sealed in the browser's storages, as the app leaves it there,
 * and the app that is opened next finds it.
 */
export async function signInStored(
  page: Page,
  origin: string,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  const empty = `${origin}/empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }),
  );
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate(await readFile(handedOver('signInScript'), 'utf8'));
  await page.evaluate((who) => window.signInHere(who), credentials);
}
