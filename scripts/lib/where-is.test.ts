import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './report.ts';

/** Rows of the README's table "Where is …": a question, a file, and what stands in it. */
function rows(): readonly (readonly [question: string, file: string, symbol: string])[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, table = ''] = readme.split('### Where is …');
  const lines = table.split('\n\n')[1]?.split('\n').slice(2) ?? [];
  return lines.map((line) => {
    const [, question = '', file = '', symbol = ''] = line.split('|').map((cell) => cell.trim());
    return [question, file.replaceAll('`', ''), symbol.replaceAll('`', '')];
  });
}

/** Whether a name is declared, or is a key of a table: a file that only uses it is a neighbour of what was asked for. */
const defines = (code: string, name: string) =>
  new RegExp(`\\b(?:const|function|class|interface|type) ${name}\\b|^ *(?:readonly )?'?${name}'?:`, 'm').test(
    code,
  );

describe('the README’s table “Where is …”', () => {
  it('has rows', () => {
    expect(rows().length).toBeGreaterThan(5);
  });

  it.each(rows())('leads to %s', (_question, file, symbol) => {
    expect(defines(readFileSync(join(root, file), 'utf8'), symbol)).toBe(true);
  });
});
