import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

/** The logic of the native app with all that it needs of the workspace, as one script; kB are 1,000 bytes. */
const mostKb = 25;

it(`the logic of the native app needs nothing of React Native and of Node, and at most ${mostKb} kB`, async () => {
  const bundle = await rolldown({
    input: 'apps/native-shell/src/shell/create-shell.ts',
    cwd: new URL('../..', import.meta.url).pathname,
    logLevel: 'silent',
  });
  const {
    output: [script],
  } = await bundle.generate({ minify: true });
  await bundle.close();
  expect(script.imports).toEqual([]);
  expect(gzipSync(script.code, { level: 9 }).length / 1_000).toBeLessThan(mostKb);
});
