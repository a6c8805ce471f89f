import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Part } from '../../../packages/ui/src/conformance/parts.ts';
import { rules } from '../../../packages/ui/src/conformance/rules.ts';
import { componentFiles, componentName } from './component-files.ts';
import { makeComponent } from './make-component.ts';

const order = { name: 'pay-slip', sentence: 'What one was paid, line by line.' };

/** A library with nothing in it; removed when the test lets go of it. */
async function emptyLibrary() {
  const root = await mkdtemp(join(tmpdir(), 'library-'));
  return {
    root,
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

describe('new:component', () => {
  it('makes the whole folder and touches nothing else', async () => {
    await using library = await emptyLibrary();
    const script = fileURLToPath(new URL('../../new-component.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      order.name,
      '--says',
      order.sentence,
      '--root',
      library.root,
    ]);
    expect(stdout).toContain('components/pay-slip. Now make it what it is');
    expect(await readdir(join(library.root, 'components/pay-slip'))).toEqual([
      'SPEC.md',
      'pay-slip.css.ts',
      'pay-slip.specimen.tsx',
      'pay-slip.states.stories.tsx',
      'pay-slip.stories.tsx',
      'pay-slip.test.tsx',
      'pay-slip.tsx',
    ]);
    expect(await readdir(library.root)).toEqual(['components']);
    expect(await readFile(join(library.root, 'components/pay-slip/pay-slip.specimen.tsx'), 'utf8')).toContain(
      '(say, marks) => <PaySlip {...marks}>',
    );
  });

  it.each(Object.entries(rules))('passes the conformance suite: %s', (_id, [, rule]) => {
    const files = componentFiles(order);
    const part: Part = {
      home: `components/${order.name}`,
      name: order.name,
      kind: 'components',
      files: Object.keys(files),
      text: (file) => files[file] ?? '',
    };
    expect(rule(part)).toEqual([]);
  });

  it.each([
    ['a name that no folder may have', { ...order, name: '../up' }],
    ['a name with a capital', { ...order, name: 'PaySlip' }],
    ['the name of a primitive', { ...order, name: 'amount' }],
    ['no sentence', { ...order, sentence: '' }],
  ])('refuses %s and writes nothing', async (_what, wrong) => {
    await using library = await emptyLibrary();
    expect(() => makeComponent(library.root, wrong)).toThrow();
    expect(await readdir(library.root)).toEqual([]);
  });

  it('does not write over what is there', async () => {
    await using library = await emptyLibrary();
    makeComponent(library.root, order);
    expect(() => makeComponent(library.root, order)).toThrow('The name "pay-slip" is taken.');
  });

  it('names a component by the words of its folder', () => {
    expect(componentName('qr-code')).toBe('QrCode');
  });
});
