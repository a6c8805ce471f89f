import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../report.ts';
import { type Advisory, findingsIn, type Snapshot } from './advisories.ts';
import { componentsIn, writeBill } from './bill.ts';

const folder = await mkdtemp(join(tmpdir(), 'dayfare-audit-'));
afterAll(() => rm(folder, { recursive: true }));

const advisory: Advisory = {
  id: 'GHSA-0000-test-0001',
  summary: 'Reads too much.',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'left-and-right' },
      ranges: [
        { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.2.3' }] },
        { type: 'SEMVER', events: [{ introduced: '2.0.0' }, { last_affected: '2.1.0' }] },
      ],
    },
  ],
};
const snapshot: Snapshot = { takenOn: '2026-11-22', asked: ['left-and-right'], advisories: [advisory] };

async function audit(bill: object, ...more: string[]) {
  await writeFile(join(folder, 'bill.json'), JSON.stringify(bill));
  const args = [
    'scripts/audit.ts',
    '--bill',
    join(folder, 'bill.json'),
    '--snapshot',
    join(folder, 'known.json'),
  ];
  const child = spawn('node', [...args, ...more], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const [status] = await once(child, 'close');
  return { status, said };
}

const billOf = (...versions: string[]) => ({
  components: versions.map((version) => ({ name: 'left-and-right', version })),
});

describe('an advisory', () => {
  it.each([
    ['0.0.1', true],
    ['1.2.2', true],
    ['1.2.3', false],
    ['1.9.0', false],
    ['2.0.0-beta.1', false],
    ['2.0.0', true],
    ['2.1.0', true],
    ['2.1.1', false],
  ])('is about version %s: %s', (version, isFound) => {
    expect(findingsIn([{ name: 'left-and-right', version }], snapshot).length > 0).toBe(isFound);
  });

  it('is about its package alone, and no more once it is withdrawn', () => {
    expect(findingsIn([{ name: '@left/left-and-right', version: '1.0.0' }], snapshot)).toEqual([]);
    const withdrawn = { ...snapshot, advisories: [{ ...advisory, withdrawn: '2026-01-01T00:00:00Z' }] };
    expect(findingsIn([{ name: 'left-and-right', version: '1.0.0' }], withdrawn)).toEqual([]);
  });
});

describe('the audit', () => {
  it('ends with 1 and the name of what is vulnerable, and with 0 where nothing is', async () => {
    await writeFile(join(folder, 'known.json'), JSON.stringify(snapshot));
    const bad = await audit(billOf('1.0.0', '1.2.3'));
    expect(bad.status).toBe(1);
    expect(bad.said).toContain('left-and-right@1.0.0: GHSA-0000-test-0001 Reads too much.');
    expect(bad.said).not.toContain('left-and-right@1.2.3:');
    expect((await audit(billOf('1.2.3'))).status).toBe(0);
  });

  it('says of how many packages nothing is known', async () => {
    await writeFile(join(folder, 'known.json'), JSON.stringify(snapshot));
    const { said } = await audit({ components: [{ group: '@other', name: 'one', version: '1.0.0' }] });
    expect(said).toContain('Of 1 packages the advisories say nothing');
  });

  it('takes new advisories from a service with the API of OSV, page by page', async () => {
    const service = createServer(async (request, response) => {
      const body = (await request.toArray()).join('');
      const answer = () => {
        if (request.url?.startsWith('/v1/vulns/')) return { ...advisory, severity: [] };
        const [query] = (JSON.parse(body) as { queries: { page_token?: string }[] }).queries;
        return query?.page_token
          ? { results: [{ vulns: [{ id: advisory.id }] }] }
          : { results: [{ next_page_token: 'two' }] };
      };
      response.end(JSON.stringify(answer()));
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { status } = await audit(billOf('1.0.0'), '--refresh', '--url', `http://127.0.0.1:${port}`);
    service.close();
    expect(status).toBe(1);
    const kept = JSON.parse(await readFile(join(folder, 'known.json'), 'utf8')) as Snapshot;
    expect(kept).toEqual({ ...snapshot, takenOn: new Date().toISOString().slice(0, 10) });
  });
});

describe('the bill of materials', () => {
  const file = join(folder, 'sbom.cdx.json');
  beforeAll(() => writeBill(file), 120_000);

  it('is valid CycloneDX and has what the lockfile has, each with its hash', async () => {
    const bill = await readFile(file, 'utf8');
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot7);
    expect(await validator.validate(bill)).toBeNull();
    const lockfile = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8');
    const locked = [...lockfile.matchAll(/^ {2}'?((?:@[^/\s]+\/)?[^@\s']+@\d[^:(\s']*)'?:$/gm)].map(
      ([, name]) => name,
    );
    const listed = new Set(componentsIn(bill).map(({ name, version }) => `${name}@${version}`));
    expect(locked.length).toBeGreaterThan(500);
    expect(locked.filter((name) => !listed.has(name ?? ''))).toEqual([]);
    expect(bill).toContain('"alg": "SHA-512"');
  });

  it('has nothing that the committed advisories are about', async () => {
    const known = await readFile(join(import.meta.dirname, 'advisories.json'), 'utf8');
    const committed = JSON.parse(known) as Snapshot;
    expect(committed.takenOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(committed.advisories.length).toBeGreaterThan(0);
    expect(findingsIn(componentsIn(await readFile(file, 'utf8')), committed)).toEqual([]);
  });
});
