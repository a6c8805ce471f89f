import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the brands lie in this repository. */
export const brandsFolder = fileURLToPath(new URL('../../../packages/themes/src/brands/', import.meta.url));

/** Path of the one list of brands in a folder of brands. */
export const listFile = (root: string): string => join(root, 'names.ts');
