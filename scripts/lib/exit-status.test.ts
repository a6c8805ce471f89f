import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brandFolder } from '@dayfare/themes/folder';
import { zipBrand } from '@dayfare/themes/folder/zip';
import { foundationTokens } from '@dayfare/themes/foundations';
import { afterAll, describe, expect, it } from 'vitest';
import { brandsFolder } from './brands/brand-files.ts';
import { root } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'dayfare-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the repository as `pnpm` does. */
function run(script: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const seed = '#123c69,#ac3b61,#f7f5f2,#1c1f26,#123c69,#a3160f';

describe('a command that makes something', () => {
  it('new-call ends with 2 and says how it is used when nothing is named, and makes nothing', () => {
    const { status, stderr } = run('new-call', '--root', join(folder, 'nothing'));
    expect([status, stderr.split('\n')[0]]).toEqual([2, expect.stringMatching(/^pnpm new:/)]);
    expect(existsSync(join(folder, 'nothing'))).toBe(false);
  });

  it.each([
    ['new-call', ['money', 'get-it', '--path', 'user/X', '--says', 'It', '--gives', 'a:nonsense']],
    ['new-call', ['money', 'get-it', '--path', 'user/X', '--gives', 'a:text', '--method', 'FETCH']],
    ['new-component', ['Bad Name', '--says', 'It is.']],
    ['new-screen', ['savings', 'overview', '--path', '/no/such/path', '--en', 'A: B.']],
  ] as const)('%s ends with 2 and one sentence for an order that cannot be: %j', (script, words) => {
    const { status, stderr } = run(script, ...words, '--root', join(folder, 'refused'));
    expect([status, stderr.includes('    at ')]).toEqual([2, false]);
    expect(stderr.trim()).not.toBe('');
    expect(existsSync(join(folder, 'refused'))).toBe(false);
  });

  it('new-brand ends with 0 for a brand that is accepted, and with 2 for one that is there already', () => {
    mkdirSync(join(folder, 'brands'));
    const words = ['acme', '--title', 'Acme Pay', '--from', seed, '--root', join(folder, 'brands')];
    const made = run('new-brand', ...words);
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(existsSync(join(folder, 'brands/acme/tokens.json'))).toBe(true);
    expect(run('new-brand', ...words).status).toBe(2);
  });

  it('new-component ends with 0 when it has made one', () => {
    const component = run(
      'new-component',
      'pay-slip',
      '--says',
      'What one was paid.',
      '--root',
      join(folder, 'ui'),
    );
    expect([component.status, component.stderr]).toEqual([0, '']);
    expect(existsSync(join(folder, 'ui/components/pay-slip/pay-slip.tsx'))).toBe(true);
  });
});

describe('a command that adds or removes a brand', () => {
  it.each([
    ['add-brand', ['no-such-file.zip']],
    ['remove-brand', ['no-such-brand']],
  ] as const)('%s ends with 2 and the reason for an order that cannot be: %j', (script, words) => {
    const { status, stderr } = run(script, ...words, '--root', join(folder, 'no-brands'));
    expect([status, stderr.includes('    at ')]).toEqual([2, false]);
    expect(stderr.trim()).not.toBe('');
    expect(existsSync(join(folder, 'no-brands'))).toBe(false);
  });

  it('add-brand ends with 1 and adds nothing for a brand that the checks refuse', () => {
    const zip = join(folder, 'pale.zip');
    const files = brandFolder({ title: 'Pale', tokens: foundationTokens.neutral });
    writeFileSync(zip, zipBrand('pale', { ...files, 'tokens.json': '{}' }));
    const brands = join(folder, 'without-pale');
    mkdirSync(brands);
    const { status, stdout } = run('add-brand', zip, '--root', brands);
    expect([status, stdout]).toEqual([1, expect.stringContaining('Nothing was added.')]);
    expect(existsSync(join(brands, 'pale'))).toBe(false);
  });
});

describe('a command that checks something', () => {
  it('check-brand ends with 0 for the brands that there are, and with 1 and the reason for one that is refused', () => {
    expect(run('check-brand', 'common').status).toBe(0);
    const refused = join(folder, 'refused-brands');
    cpSync(join(brandsFolder, 'common'), join(refused, 'common'), { recursive: true });
    const tokens = join(refused, 'common/tokens.json');
    writeFileSync(
      tokens,
      readFileSync(tokens, 'utf8').replace(/"text": "#[0-9a-f]{6}"/, '"text": "#ffffff"'),
    );
    const { status, stdout } = run('check-brand', 'common', '--root', refused);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/contrast|text/i)]);
  });

  it.each(['texts', 'routes'])('%s ends with 0 as things are', (script) => {
    expect(run(script).status).toBe(0);
  });

  it('requirements ends with 0 for all areas and for one, and with 1 and their names for one that there is not', () => {
    expect(run('requirements', 'session').status).toBe(0);
    const unknown = run('requirements', 'no-such-area');
    expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('session')]);
  });

  it('requirements ends with 1 and the id for a test that names a row which there is not', () => {
    const other = join(folder, 'requirements');
    write(join(other, 'docs/requirements.tsv'), readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
    write(join(other, 'packages/a/a.test.ts'), "it('does it [session-001] [session-998]', () => {});");
    const { status, stderr } = run('requirements', '--root', other);
    expect([status, stderr]).toEqual([1, expect.stringContaining('session-998')]);
  });

  it('texts ends with 1 and the place for a text that is written into the code', () => {
    const other = join(folder, 'texts');
    write(join(other, 'apps/web/src/areas/x/x.tsx'), 'export const X = () => <p>Written into the code</p>;');
    const { status, stdout } = run('texts', '--root', other);
    expect([status, stdout]).toEqual([1, expect.stringContaining('"Written into the code"')]);
  });

  it('mutants ends with 1 and the names of the areas for one that there is not, and changes nothing', () => {
    const unknown = run('mutants', 'no-such-area');
    expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('money')]);
  });

  it('status ends with 2 where no Storybook has been built', () => {
    expect(run('status', '--storybook', join(folder, 'nothing')).status).toBe(2);
  });

  it('visual ends with 2 for a commit that there is not, and for a look that there is not', () => {
    expect(run('visual', 'no-such-commit').status).toBe(2);
    expect(run('visual', '--look', 'no-such-look').status).toBe(2);
  });

  it('generate --check ends with 1 where files are missing, and writes nothing', () => {
    const other = join(folder, 'not-generated');
    expect(run('generate', '--check', '--root', other).status).toBe(1);
    expect(existsSync(other)).toBe(false);
  });

  it('bench ends with 1 and the names of the benches for one that there is not', () => {
    const unknown = run('bench/bench', 'no-such-bench');
    expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('ledger')]);
  });

  it('test-changed ends otherwise than with 0 for a commit that there is not', () => {
    expect(run('test-changed', 'no-such-commit').status).not.toBe(0);
  });

  it.each([
    [0, { passed: 2, failed: 0 }],
    [1, { passed: 2, failed: 1 }],
    [1, { passed: 0, failed: 0 }],
  ])('a stage of the tests ends with %i for %j', (expected, counted) => {
    const stage = `exit-status-${process.pid}`;
    const code = `import { finish } from './scripts/lib/report.ts'; finish(${JSON.stringify({ stage, ...counted })});`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });
    rmSync(join(root, `.reports/${stage}.json`));
    expect(status).toBe(expected);
  });
});
