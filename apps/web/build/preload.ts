import { build, type Plugin, type Rolldown } from 'vite';
import { planFiles } from './files-plan.ts';
import { source } from './place.ts';

const charset = '<meta charset="utf-8" />';

/** The script that runs before the app's: as soon as it has come, and not only when stylesheets and page have been read. */
const early = /<script type="module"(?=[^>]*\/early-[\w-]{8}\.js")/;

/** The script that stands in the page, with the plan of files in it. */
async function startScript(plan: object): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { filesPlan: JSON.stringify(plan) },
    build: {
      write: false,
      target: 'chrome111',
      lib: { entry: source('platform/startup/preload/start.ts'), formats: ['iife'], name: 'start' },
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
    .replace(early, '<script async type="module"')
    .replace('<head>', () => `<head>\n    ${charset}\n    <script nonce="%CSP_NONCE%">${script}</script>`);

/**
 * Puts a script into the page that asks for the files of the route at once, before the app's own script has come and asked for them one after the
 * other.
 */
export function askAhead(): Plugin {
  let base = '/';
  return {
    name: 'ask-ahead',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const script = await startScript(await planFiles(bundle, base));
        return withStartScript(html, script);
      },
    },
  };
}
