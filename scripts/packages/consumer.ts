import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { command } from '../lib/command.ts';
import { root } from '../lib/report.ts';
import { serveFolder } from '../lib/serve-folder.ts';
import type { Manifest } from './manifest.ts';
import { type PackageName, packageNames, sourceOf } from './places.ts';

/** An app of another team: a folder outside the workspace that knows the packages by their tarballs alone. */
export interface Consumer {
  /** Scripts and styles of the built app, joined. */
  readonly js: string;
  readonly css: string;
  /** What the app did in a browser. */
  readonly seen: Sighting;
}

/** What was seen of the app in a browser. */
interface Sighting {
  /** Background of the primary button, as computed. */
  readonly background: string;
  /** The brand's colour for actions, as computed. */
  readonly action: string;
  /** Name of the dialog that the button opens. */
  readonly dialog: string | null;
  /** What went wrong: exceptions, messages of the console, files that did not come. */
  readonly errors: readonly string[];
}

const template = join(import.meta.dirname, 'consumer');

/** What an app of another team brings along, besides our packages. */
const brought = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

/** Links a dependency as the workspace has installed it for one of its packages. */
function link(name: string, owner: string, modules: string): void {
  const target = join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(join(owner, 'node_modules', name)), target);
}

/**
 * Puts the tarballs' contents into an app's `node_modules`, and beside them what their manifests name, and nothing else: what they use
 * without naming it is not found. From the workspace's own installation, so that no registry is asked: with a cold cache that took
 * longer than all the rest.
 */
function install(tarballs: Readonly<Record<PackageName, string>>, home: string): void {
  const modules = join(home, 'node_modules');
  for (const name of packageNames) {
    const folder = join(modules, '@dayfare', name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', tarballs[name], '-C', folder, '--strip-components=1']);
  }
  for (const name of packageNames) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(modules, '@dayfare', name, 'package.json'), 'utf8'),
    ) as Manifest;
    for (const dependency of Object.keys(dependencies)) link(dependency, sourceOf(name), modules);
  }
  for (const name of brought) link(name, join(root, 'apps/web'), modules);
}

const joined = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

async function look(folder: string): Promise<Sighting> {
  const server = await serveFolder(folder, 0);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on(
      'response',
      (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`),
    );
    await page.goto(server.url);
    const button = page.getByRole('button', { name: 'Get $40.00' });
    const { background, action } = await button.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--df-colour-action)';
      document.body.append(probe);
      return {
        background: getComputedStyle(element).backgroundColor,
        action: getComputedStyle(probe).backgroundColor,
      };
    });
    await button.click();
    const dialog = await page.getByRole('dialog').getByRole('heading').textContent();
    return { background, action, dialog, errors };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Installs the tarballs into an empty app outside the workspace, checks its types, builds it and opens it. Rejects where one fails. */
export async function tryAsConsumer(tarballs: Readonly<Record<PackageName, string>>): Promise<Consumer> {
  const home = mkdtempSync(join(tmpdir(), 'dayfare-consumer-'));
  try {
    cpSync(template, home, { recursive: true });
    writeFileSync(
      join(home, 'package.json'),
      JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
    );
    install(tarballs, home);
    for (const [tool, ...words] of [
      ['tsc', '--noEmit'],
      ['vite', 'build', '--logLevel', 'warn'],
    ] as const) {
      const status = await command(tool, words, process.env, home);
      if (status !== 0) throw new Error(`${tool} fails in an app outside the workspace.`);
    }
    const dist = join(home, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    return {
      js: joined(join(dist, 'assets'), '.js'),
      css: joined(join(dist, 'assets'), '.css'),
      seen: await look(dist),
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
