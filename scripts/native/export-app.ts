import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { command } from '../lib/command.ts';
import { environment } from '../lib/workspace.mjs';
import { appFolder } from './write-build.ts';

/** The systems that the app is made for. */
export const systems = ['android', 'ios'] as const;

export type System = (typeof systems)[number];

/** Compiles the app's code for one system to Hermes bytecode, without the network. Gives its size in bytes. */
export async function exportApp(system: System): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), `dayfare-native-${system}-`));
  try {
    const expo = resolve(appFolder, 'node_modules/.bin/expo');
    const args = ['export', '--platform', system, '--output-dir', folder];
    const env = environment({ EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1' });
    const status = await command(expo, args, env, appFolder);
    if (status !== 0)
      throw new Error(`The app could not be compiled for ${system}; the messages above say why.`);
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) =>
      file.endsWith('.hbc'),
    );
    if (!code) throw new Error(`Expo has compiled nothing for ${system}.`);
    return statSync(join(folder, code)).size;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
