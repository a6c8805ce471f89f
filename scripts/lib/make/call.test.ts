import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { apiIndex } from '../generated/api-index.ts';
import { sandboxIndex } from '../generated/sandbox-index.ts';
import type { CallOrder } from './call-files.ts';
import { makeCall, readFields } from './make-call.ts';
import { OrderError } from './order-error.ts';

const order: CallOrder = {
  area: 'money',
  name: 'get-pay-slip',
  method: 'POST',
  path: 'user/GetPaySlip',
  says: 'The pay slip of a period',
  takes: readFields('periodID:id'),
  gives: readFields('periodID:id, net:amount, paidOn:date'),
};

/** A repository with an area of calls in it and nothing else; removed when the test lets go of it. */
async function emptyHouse() {
  const root = await mkdtemp(join(tmpdir(), 'calls-'));
  const homes = { api: join(root, 'packages/api/src'), sandbox: join(root, 'apps/sandbox/src') };
  await mkdir(join(homes.api, 'money'), { recursive: true });
  await mkdir(join(homes.sandbox, 'areas/money'), { recursive: true });
  await writeFile(
    join(homes.api, 'money/contract.ts'),
    '/** Earned wages. */\nexport const moneyContract = {\n};\n',
  );
  return { root, homes, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

describe('new:call', () => {
  it('makes contract, handler and their tests, which the indexes then find', async () => {
    await using house = await emptyHouse();
    const script = fileURLToPath(new URL('../../new-call.ts', import.meta.url));
    const words = ['money', 'get-pay-slip', '--path', order.path, '--says', order.says, '--root', house.root];
    const fields = ['--takes', 'periodID:id', '--gives', 'periodID:id,net:amount'];
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...words, ...fields]);
    expect(stdout).toContain('The handler gives a sample');
    expect((await readdir(join(house.homes.api, 'money'))).toSorted()).toEqual([
      'contract.ts',
      'get-pay-slip-contract.test.ts',
      'get-pay-slip-contract.ts',
    ]);
    expect((await readdir(join(house.homes.sandbox, 'areas/money'))).toSorted()).toEqual([
      'get-pay-slip-handlers.test.ts',
      'get-pay-slip-handlers.ts',
    ]);
    expect(apiIndex(house.homes.api)['generated/notes.ts']).toContain(
      "getPaySlip: 'The pay slip of a period',",
    );
    expect(apiIndex(house.homes.api)['generated/contract.ts']).toContain('...moneyGetPaySlipContract,');
    expect(sandboxIndex(house.homes.sandbox)['app/generated/handlers.ts']).toContain(
      '...moneyGetPaySlipHandlers,',
    );
  });

  it('describes the fields by the scalars of the wire', async () => {
    await using house = await emptyHouse();
    makeCall(house.homes, order);
    const contract = await readFile(join(house.homes.api, 'money/get-pay-slip-contract.ts'), 'utf8');
    expect(contract).toContain('input: z.object({ periodID: wireId })');
    expect(contract).toContain('payload: z.object({ periodID: wireId, net: wireAmount, paidOn: wireDate })');
    expect(contract).toContain("import { call, wireAmount, wireDate, wireId } from '../wire/index.ts';");
  });

  it.each([
    ['a name with a capital', { name: 'GetPaySlip' }, 'must be words of small letters'],
    ['an area that no call is of', { area: 'nowhere' }, 'There is no area "nowhere" of calls'],
    ['a path with a slash before it', { path: '/user/x' }, 'without a slash before it'],
    ['no sentence', { says: '' }, 'Say what it does'],
    ['no payload', { gives: [] }, 'Say what it gives'],
    ['a number in the address', { method: 'GET' as const }, 'A GET takes its input in the address'],
  ])('refuses %s and writes nothing', async (_what, wrong, says) => {
    await using house = await emptyHouse();
    const make = () => makeCall(house.homes, { ...order, ...wrong });
    expect(make).toThrow(OrderError);
    expect(make).toThrow(says);
    expect(await readdir(join(house.homes.api, 'money'))).toEqual(['contract.ts']);
    expect(await readdir(join(house.homes.sandbox, 'areas/money'))).toEqual([]);
  });

  it('refuses a name or a path that is taken', async () => {
    await using house = await emptyHouse();
    makeCall(house.homes, order);
    expect(() => makeCall(house.homes, order)).toThrow('taken: see money/get-pay-slip-contract.ts');
    expect(() => makeCall(house.homes, { ...order, name: 'other-name' })).toThrow('taken');
  });

  it('says which field it does not understand', () => {
    expect(() => readFields('a:id, b:money')).toThrow('"b:money" must be a name and one of text, flag');
  });
});
