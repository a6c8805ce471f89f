import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { FilesPlan } from '../src/platform/startup/preload/files-plan.ts';
import { planFiles } from './files-plan.ts';
import { source } from './place.ts';

const charset = '<meta charset="utf-8" />';

/** Where people open the app without a link to one of its pages; the plan of these stands in the page. */
const arrivals: ReadonlySet<string> = new Set([
  '/',
  '/welcome',
  '/welcome/login',
  '/welcome/connect',
  '/ewa/home',
]);

/** The script that stands in the page, with the plan of files in it. */
async function startScript(plan: object): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { filesPlan: JSON.stringify(plan), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'chrome111',
      lib: { entry: source('app/boot/start.ts'), formats: ['iife'], name: 'start' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = outputs[0]?.output[0].code.trim();
  if (!code || code.includes('</script')) throw new Error('The script of the page could not be built.');
  return code;
}

/** The page with the script at its head, before the stylesheets: behind them it would wait for them. */
export const withStartScript = (html: string, script: string): string =>
  html
    .replace(charset, '')
    .replace('<head>', () => `<head>\n    ${charset}\n    <script nonce="%CSP_NONCE%">${script}</script>`);

/** The part of a plan that stands in the page; `rest` is the name of the file with all of it. */
export function planOfArrivals(plan: FilesPlan, rest: string): FilesPlan {
  const files: string[] = [];
  const place = (at: number) => {
    const file = plan.files[at] ?? '';
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const pages = Object.fromEntries(
    Object.entries(plan.pages)
      .filter(([path]) => arrivals.has(path))
      .map(([path, page]) => [path, { ...page, files: page.files.map(place) }]),
  );
  const groups = new Set(['first', ...Object.values(pages).flatMap(({ texts }) => texts)]);
  const texts = Object.entries(plan.texts).filter(([group]) => groups.has(group));
  const placed = <Name extends string>(named: Readonly<Record<Name, number>>) =>
    Object.fromEntries(Object.entries<number>(named).map(([name, at]) => [name, place(at)])) as Record<
      Name,
      number
    >;
  return {
    ...plan,
    returning: plan.returning.map(place),
    signedIn: plan.signedIn.map(place),
    pages,
    texts: Object.fromEntries(texts.map(([group, named]) => [group, placed(named)])),
    words: placed(plan.words),
    files,
    rest,
  };
}

/**
 * Puts a script into the page that asks at once for the funds of a signed-in user and for the files of the route, before the app's own script has come and asked for them one
 * after the other. It has the plan of the pages where people arrive; that of the others, ten times as long, is a file of its own.
 */
export function askAhead(): Plugin {
  let base = '/';
  let whole: { readonly name: string; readonly text: string } | undefined;
  return {
    name: 'ask-ahead',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      // Not sooner: files of styles alone have lost their scripts by now.
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const plan = await planFiles(bundle, base);
        const text = JSON.stringify(plan);
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
        whole = { name: `files-plan-${hash}.json`, text };
        return withStartScript(html, await startScript(planOfArrivals(plan, whole.name)));
      },
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }) {
        if (dir && whole) await writeFile(join(dir, 'assets', whole.name), whole.text);
      },
    },
  };
}
