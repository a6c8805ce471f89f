import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../report.ts';
import { type ComponentOrder, componentFiles } from './component-files.ts';
import { OrderError } from './order-error.ts';

/** Where the library's source lies in this repository. */
export const libraryFolder: string = resolve(root, 'packages/ui/src');

/** Names that the package gives to its primitives. */
const taken: readonly string[] = [
  'amount',
  'box',
  'grid',
  'inline',
  'provider',
  'screen',
  'stack',
  'testing',
  'text',
  'visually-hidden',
  'patterns',
];

/** Writes a component's folder; everything that looks at components finds it there. Throws an OrderError, and writes nothing, if it cannot. */
export function makeComponent(library: string, order: ComponentOrder): void {
  const { name, sentence } = order;
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new OrderError(`The name "${name}" must be words of small letters with dashes between: pay-slip.`);
  }
  const folder = join(library, 'components', name);
  if (taken.includes(name) || existsSync(folder) || existsSync(join(library, 'patterns', name))) {
    throw new OrderError(`The name "${name}" is taken.`);
  }
  if (!/^[A-Z].*\.$/.test(sentence)) {
    throw new OrderError(
      'Say what it is in one sentence, with a full stop: --says "What one was paid, line by line."',
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(componentFiles(order))) writeFileSync(join(folder, file), text);
}
