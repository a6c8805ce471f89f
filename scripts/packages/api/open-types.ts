import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { root } from '../../lib/report.ts';
import { outputFolder, packageNames, sourceOf } from '../places.ts';

const config = join(outputFolder, 'tsconfig.json');
const neighbours = join(outputFolder, 'node_modules');

/** Names of what is installed in a folder of packages, those of a scope included. */
const installed = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : [name],
  );

/** Puts beside the built packages what they depend on, and each beside the other, as an app that installs them has it. */
function layOut(): void {
  const link = (name: string, target: string) => {
    const place = join(neighbours, name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(target, place, 'dir');
  };
  const home = join(sourceOf('ui'), 'node_modules');
  for (const name of installed(home)) {
    if (!name.startsWith('.') && !name.startsWith('@dayfare/')) link(name, join(home, name));
  }
  for (const name of packageNames) link(`@dayfare/${name}`, join(outputFolder, name));
}

/**
 * Opens the declarations of the built packages in TypeScript, as the compiler of an app would that imports `files`, and gives what `read`
 * makes of them.
 */
export function withTypes<Read>(files: readonly string[], read: (project: Project) => Read): Read {
  rmSync(neighbours, { recursive: true, force: true });
  layOut();
  const compilerOptions = { lib: ['ES2024', 'DOM', 'DOM.Iterable'] };
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }),
  );
  const api = new API({ cwd: outputFolder });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('TypeScript did not open the declarations of the packages.');
    return read(project);
  } finally {
    api.close();
    rmSync(neighbours, { recursive: true, force: true });
    rmSync(config, { force: true });
  }
}
