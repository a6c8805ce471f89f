import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../lib/report.ts';
import type { Story } from '../lib/stories/story-index.ts';

const walks = /\.tab\(|\.keyboard\(|\btabInto\(|\bopenByKeyboard\(|\bexpectWalk\(|\bexpectFocusReturned\(/;

/** Whether the steps of a story, as they are written, use the keyboard. */
export function usesKeyboard(file: string, text: string, exportName: string): boolean {
  const { program } = parseSync(file, text);
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    const { declarations } = statement.declaration;
    const own = declarations.find(({ id }) => id.type === 'Identifier' && id.name === exportName);
    if (own) return walks.test(text.slice(own.start, own.end));
  }
  return false;
}

/** Whether the steps of a story use the keyboard. */
export const walksByKeyboard = ({ importPath, exportName }: Story): boolean =>
  usesKeyboard(importPath, readFileSync(join(root, importPath), 'utf8'), exportName);
