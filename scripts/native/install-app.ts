import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { command } from '../lib/command.ts';
import { environment } from '../lib/workspace.mjs';
import { appFolder } from './write-build.ts';

/** Installs what the Expo project needs, unless it is there: 500 packages that nothing else in this repository needs. */
export async function installApp(): Promise<void> {
  const wanted = createHash('sha256')
    .update(readFileSync(resolve(appFolder, 'package-lock.json')))
    .digest('hex');
  const stamp = resolve(appFolder, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing Expo and React Native …');
  const status = await command('npm', ['ci', '--no-audit', '--no-fund'], environment(), appFolder);
  if (status !== 0)
    throw new Error('Expo and React Native could not be installed; the messages above say why.');
  writeFileSync(stamp, wanted);
}
