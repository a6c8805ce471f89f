// `pnpm pictures [NAME …]`: takes the pictures of docs/pictures again, from the built product and the built Storybook.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { compose } from './lib/pictures/compose.ts';
import { scenes } from './lib/pictures/scenes.ts';
import { sizeProblem, smaller } from './lib/pictures/smaller.ts';
import { openStage } from './lib/pictures/stage.ts';
import { root } from './lib/report.ts';
import { environment, turbo } from './lib/workspace.mjs';

const folder = join(root, 'docs/pictures');
const words = process.argv.slice(2).filter((word) => word !== '--');
const chosen = Object.entries(scenes).filter(([name]) => words.length === 0 || words.includes(name));

async function takeAll(): Promise<void> {
  const began = performance.now();
  const browser = findBrowser();
  await using stage = await openStage(browser);
  await mkdir(folder, { recursive: true });
  for (const [name, scene] of chosen) {
    const picture = smaller(await compose(stage.browser, await scene(stage)));
    const problem = sizeProblem(name, picture.length);
    if (problem !== undefined) throw new Error(problem);
    const file = join(folder, `${name}.png`);
    await writeFile(file, picture);
    console.log(`${relative(root, file)}  ${Math.ceil(picture.length / 1000)} kB`);
  }
  console.log(
    `${chosen.length} pictures in ${Math.round((performance.now() - began) / 1000)} s. Look at each of them.`,
  );
}

const unknown = words.filter((word) => !Object.hasOwn(scenes, word));
if (unknown.length > 0) {
  console.error(`There is no picture "${unknown[0]}". There are: ${Object.keys(scenes).join(', ')}`);
  process.exitCode = 2;
} else if (!turbo(['@dayfare/web#build', 'build:storybook'], ['--output-logs=errors-only'], environment())) {
  console.error('The build failed; the messages above say where.');
  process.exitCode = 1;
} else {
  try {
    await takeAll();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
