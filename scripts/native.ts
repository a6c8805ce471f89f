// `pnpm native android|ios|export|check [--brand NAME] [--build local|test|release] [--origin URL]`: the native app around the web app.
import { parseArgs } from 'node:util';
import { type BrandName, brandNames } from '@dayfare/themes/brands/names';
import { command } from './lib/command.ts';
import { environment } from './lib/workspace.mjs';
import { type BuildKind, buildKinds } from './native/build-values.ts';
import { exportApp, systems } from './native/export-app.ts';
import { installApp } from './native/install-app.ts';
import { appFolder, writeBuild } from './native/write-build.ts';

const usage = `pnpm native android|ios|export|check [--brand ${brandNames.join('|')}] [--build ${buildKinds.join('|')}] [--origin URL]`;

const isBrand = (name: string): name is BrandName => (brandNames as readonly string[]).includes(name);
const isKind = (name: string): name is BuildKind => (buildKinds as readonly string[]).includes(name);

/** A phone on a cable, or an emulator, finds this machine's server under its own address. */
async function reachThisMachine(origin: string): Promise<void> {
  const { port, hostname } = new URL(origin);
  if (hostname !== 'localhost') return;
  const status = await command('adb', ['reverse', `tcp:${port}`, `tcp:${port}`]).catch(() => 1);
  if (status !== 0)
    throw new Error(
      'adb found no phone and no emulator. Connect one, allow debugging on it, and run this again.',
    );
}

const run = async (args: readonly string[]) => {
  const status = await command('node_modules/.bin/expo', args, environment(), appFolder);
  if (status !== 0) throw new Error(`expo ${args.join(' ')} ended with status ${status}.`);
};

const actions: Readonly<Record<string, (origin: string) => Promise<void>>> = {
  android: async (origin) => {
    await reachThisMachine(origin);
    await run(['run:android']);
  },
  ios: () => run(['run:ios']),
  export: async () => {
    for (const system of systems)
      console.log(`${system}: ${((await exportApp(system)) / 1e6).toFixed(2)} MB of Hermes bytecode`);
  },
  check: async () => {
    const status = await command('node_modules/.bin/tsc', ['--noEmit'], environment(), appFolder);
    if (status !== 0) throw new Error('The types of the Expo project are not in order.');
    const tests = await command('node_modules/.bin/jest', [], environment(), appFolder);
    if (tests !== 0) throw new Error('The tests of the Expo project have failed.');
  },
};

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: {
    brand: { type: 'string', default: 'common' },
    build: { type: 'string', default: 'local' },
    origin: { type: 'string' },
  },
});
const act = actions[positionals[0] ?? ''];
if (!act || !isBrand(values.brand) || !isKind(values.build)) {
  console.error(`Usage: ${usage}`);
  process.exit(1);
}
try {
  await installApp();
  const { name, origin } = await writeBuild(values.brand, values.build, values.origin);
  console.log(`${name} opens ${origin}.`);
  await act(origin);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
