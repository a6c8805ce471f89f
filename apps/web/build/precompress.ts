import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(?:js|css|svg|json|webmanifest)$/;
/** Below this a response fits one packet anyway, bytes. */
const smallest = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts `.br` and `.gz` beside each file of the build, so that a server need not compress the same bytes again and again.
 * Pages are left alone: every answer carries its own nonce.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => worthIt.test(file)).map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(path: string) {
  const content = await readFile(path);
  if (content.byteLength < smallest) return;
  const hints = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  const [br, gz] = await Promise.all([brotli(content, { params: hints }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
