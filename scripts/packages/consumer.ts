import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveFolder } from '../lib/serve-folder.ts';
import { readCatalog } from './manifest.ts';
import { pnpm } from './pack.ts';
import type { PackageName } from './places.ts';

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

function manifest(tarballs: Readonly<Record<PackageName, string>>): object {
  const catalog = readCatalog();
  const of = (...names: string[]) => Object.fromEntries(names.map((name) => [name, catalog[name]]));
  return {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      '@dayfare/themes': `file:${tarballs.themes}`,
      '@dayfare/ui': `file:${tarballs.ui}`,
      ...of('react', 'react-dom'),
    },
    devDependencies: of('@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'),
  };
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
    writeFileSync(join(home, 'package.json'), JSON.stringify(manifest(tarballs)));
    writeFileSync(
      join(home, 'pnpm-workspace.yaml'),
      `pmOnFail: ignore\noverrides:\n  "@dayfare/themes": "file:${tarballs.themes}"\n`,
    );
    pnpm(['install', '--prefer-offline', '--ignore-scripts'], home);
    pnpm(['exec', 'tsc', '--noEmit'], home);
    pnpm(['exec', 'vite', 'build'], home);
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
