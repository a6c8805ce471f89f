import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Writes a module of this folder, with all that it imports, as one script for a page. Returns the file's path; its folder is its own. */
export async function buildPageScript(module: string): Promise<string> {
  const entry = fileURLToPath(new URL(module, import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'dayfare-page-script-'));
  const file = join(folder, 'script.js');
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'pageScript' } },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`${module} was not built.`);
  await writeFile(file, chunk.code);
  return file;
}
