import { ApiError } from '@dayfare/api/transport';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySealedRecords } from '../../../platform/storage/sealed-records.ts';
import { memoryStorage } from '../../../platform/storage/storage.ts';
import { createMoveController, type MoveCalls } from './move-controller.ts';
import { isWhole, jsonCodec } from './move-kind.ts';
import { createMoveVault, type MoveVault } from './move-vault.ts';

interface Rent {
  readonly amount: number;
}

const codec = jsonCodec<Rent>(({ amount }) => isWhole(amount));
const rent: Rent = { amount: 4000 };
const offline = () => new ApiError({ kind: 'offline' });
const lost = () => new ApiError({ kind: 'network', mayHaveMoved: true });
const onMoved = vi.fn();
const calls = {
  perform: vi.fn<MoveCalls<Rent, string>['perform']>(),
  outcome: vi.fn<MoveCalls<Rent, string>['outcome']>(),
  close: vi.fn<MoveCalls<Rent, string>['close']>(),
};
let vault: MoveVault<Rent>;

function open() {
  let minted = 0;
  const mintKey = () => {
    minted += 1;
    return `key-${minted}`;
  };
  return createMoveController<Rent, string>({ calls, codec, vault, userId: 1, onMoved, mintKey });
}

const keysSent = () => calls.perform.mock.calls.map(([, key]) => key);

beforeEach(() => {
  vault = createMoveVault({ kind: 'rent', codec }, memorySealedRecords(), memoryStorage());
  onMoved.mockReset();
  calls.perform.mockReset().mockResolvedValue('paid');
  calls.outcome.mockReset().mockResolvedValue({ status: 'done', receipt: 'paid' });
  calls.close.mockReset().mockResolvedValue({ status: 'closed' });
});

describe('a move', () => {
  it('is written down before it goes out, gives its receipt, and is forgotten', async () => {
    calls.perform.mockImplementation(async (_rent, key) => {
      expect(await vault.list(1)).toMatchObject([{ key, sent: rent }]);
      return 'paid';
    });
    expect(await open().send(rent)).toBe('paid');
    expect(await vault.list(1)).toEqual([]);
    expect(onMoved).toHaveBeenCalledOnce();
  });

  it('that was not sent goes with the same key again, and something else with another', async () => {
    const controller = open();
    calls.perform.mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline());
    await expect(controller.send(rent)).rejects.toMatchObject({ kind: 'offline' });
    expect(controller.view.get()).toMatchObject({ state: { step: 'notSent' }, trouble: { kind: 'offline' } });
    expect(await vault.list(1)).toEqual([]);
    await expect(controller.send(rent)).rejects.toMatchObject({ kind: 'offline' });
    await controller.send({ amount: 5000 });
    expect(keysSent()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('that was refused for good goes with another key', async () => {
    const controller = open();
    calls.perform.mockRejectedValueOnce(
      new ApiError({ kind: 'http', httpStatus: 400, code: 'FundsNotAvailable' }),
    );
    await expect(controller.send(rent)).rejects.toMatchObject({ code: 'FundsNotAvailable' });
    await controller.send(rent);
    expect(keysSent()).toEqual(['key-1', 'key-2']);
  });

  it('whose answer was lost lets no other begin before the server has said what became of it', async () => {
    const controller = open();
    calls.perform.mockRejectedValueOnce(lost());
    await expect(controller.send(rent)).rejects.toMatchObject({ kind: 'network' });
    await expect(controller.send({ amount: 5000 })).rejects.toThrow('has not ended');
    expect(calls.perform).toHaveBeenCalledOnce();
    await controller.check();
    expect(controller.view.get().state).toMatchObject({ step: 'done', receipt: 'paid' });
    expect(onMoved).toHaveBeenCalledOnce();
    expect(calls.perform).toHaveBeenCalledOnce();
  });

  it('stays unknown when the question fails, and says why', async () => {
    const controller = open();
    calls.perform.mockRejectedValueOnce(lost());
    await expect(controller.send(rent)).rejects.toThrow();
    calls.outcome.mockRejectedValueOnce(offline());
    expect(await controller.check()).toBeNull();
    expect(controller.view.get()).toMatchObject({
      ...{ state: { step: 'unknown' }, isAsking: false },
      trouble: { kind: 'offline' },
    });
    expect(await vault.list(1)).toHaveLength(1);
  });

  it('that has ended is not taken up by a look that began before', async () => {
    const controller = open();
    let looking: Promise<void> | undefined;
    let found = () => {};
    const list = vi.spyOn(vault, 'list');
    calls.perform.mockImplementation(async () => {
      const before = await vault.list(1);
      list.mockReturnValueOnce(
        new Promise((resolve) => {
          found = () => resolve(before);
        }),
      );
      looking = controller.resume();
      return 'paid';
    });
    await controller.send(rent);
    found();
    await looking;
    expect(controller.view.get().state.step).toBe('done');
  });
});
