import { join } from 'node:path';
import { root } from '../lib/report.ts';

/** The packages that others can install, in the order in which they need each other. */
export const packageNames = ['themes', 'ui'] as const;

export type PackageName = (typeof packageNames)[number];

/** A package's folder in the workspace. */
export const sourceOf = (name: PackageName): string => join(root, 'packages', name);

/** Where everything goes that others can install; not committed. */
export const outputFolder: string = join(root, 'dist-packages');

/** What of a source folder is for this repository alone. */
const ours =
  /\.(test|stories|specimen|fixtures)\.tsx?$|\.(api|transcript)\.txt$|\/SPEC\.md$|(^|\/)(testing|conformance)\/|\/(arbitrary|attacks|fixture|palettes)\.ts$|\/mark\/write\.ts$/;

/** Whether a file of a package's `src` goes into what others install. */
export const isShipped = (file: string): boolean => !ours.test(file);
