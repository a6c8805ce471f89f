import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { apiIndex } from '../generated/api-index.ts';
import { sandboxIndex } from '../generated/sandbox-index.ts';
import { makeArea } from './make-area.ts';
import { makeCall, readFields } from './make-call.ts';
import { OrderError } from './order-error.ts';

const says = 'Bills and the companies they are paid to';

/** A repository without areas; removed when the test lets go of it. */
async function emptyHouse() {
  const root = await mkdtemp(join(tmpdir(), 'areas-'));
  const homes = { api: join(root, 'packages/api/src'), sandbox: join(root, 'apps/sandbox/src') };
  return { root, homes, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

describe('new:area', () => {
  it('makes an area that the indexes find, and to which calls can be added', async () => {
    await using house = await emptyHouse();
    const script = fileURLToPath(new URL('../../new-area.ts', import.meta.url));
    const asked = ['billpay', '--says', says, '--root', house.root];
    await promisify(execFile)(process.execPath, [script, ...asked]);
    makeCall(house.homes, {
      ...{ area: 'billpay', name: 'get-bills', method: 'POST', path: 'bills/GetBills', says: 'The bills' },
      ...{ takes: [], gives: readFields('dueOn:date') },
    });
    const index = apiIndex(house.homes.api);
    expect(index['generated/notes.ts']).toContain(`  billpay: '${says}.',`);
    expect(index['generated/contract.ts']).toContain(
      '    ...billpayContract,\n    ...billpayGetBillsContract,',
    );
    const server = sandboxIndex(house.homes.sandbox);
    expect(server['app/generated/handlers.ts']).toContain('    ...billpayGetBillsHandlers,');
    expect(server['app/generated/error-table.ts']).toContain('  ...errorsByArea.billpay,');
  });

  it('finds what an area inserts for people, and an area that inserts nothing', async () => {
    await using house = await emptyHouse();
    makeArea(house.homes, { area: 'billpay', says });
    const seeds = () => sandboxIndex(house.homes.sandbox)['seeds/generated/area-seeds.ts'];
    expect(seeds()).toContain('areaSeeds: readonly AreaSeed[] = [];');
    await writeFile(
      join(house.homes.sandbox, 'areas/billpay/seed.ts'),
      'export const billpaySeed = () => undefined;',
    );
    expect(seeds()).toContain("import { billpaySeed } from '../../areas/billpay/seed.ts';");
    expect(seeds()).toContain('areaSeeds: readonly AreaSeed[] = [billpaySeed];');
  });

  it.each([
    ['a name of two words', { area: 'bill-pay', says }, 'must be one word'],
    ['no sentence', { area: 'billpay', says: '' }, 'Say what its calls are about'],
  ])('refuses %s and writes nothing', async (_what, order, problem) => {
    await using house = await emptyHouse();
    expect(() => makeArea(house.homes, order)).toThrow(OrderError);
    expect(() => makeArea(house.homes, order)).toThrow(problem);
    expect(await readdir(house.root)).toEqual([]);
  });

  it('leaves an area alone that is there', async () => {
    await using house = await emptyHouse();
    const [contract = ''] = makeArea(house.homes, { area: 'billpay', says });
    expect(() => makeArea(house.homes, { area: 'billpay', says: 'Others' })).toThrow('There is an area');
    expect(await readFile(contract, 'utf8')).toContain(says);
  });
});
