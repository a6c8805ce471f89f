import { ApiError } from '@dayfare/api/transport';
import { minorUnits } from '@dayfare/domain/money';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySealedRecords } from '../../../platform/storage/sealed-records.ts';
import { memoryStorage } from '../../../platform/storage/storage.ts';
import type { MoveVault } from '../move/move-vault.ts';
import { arrivesAt, detail, preview } from '../testing/transfer-samples.ts';
import type { TransferCalls } from './transfer-calls.ts';
import { createTransferController } from './transfer-controller.ts';
import { createTransferVault, readRecord, recordKey, type TransferRecord } from './transfer-record.ts';

const userId = 2001;
const refused = (code: string) => new ApiError({ kind: 'http', httpStatus: 400, code });
const lost = () => new ApiError({ kind: 'network', mayHaveMoved: true });

let storage: Storage;
let minted: number;
let unfinished: MoveVault<TransferRecord>;
const calls = {
  preview: vi.fn<TransferCalls['preview']>(),
  perform: vi.fn<TransferCalls['perform']>(),
  outcome: vi.fn<TransferCalls['outcome']>(),
  close: vi.fn<TransferCalls['close']>(),
};

function open() {
  const mintKey = () => {
    minted += 1;
    return `key-${minted}`;
  };
  return createTransferController({ calls, userId, storage, unfinished, mintKey });
}

async function agreedController(speed: 'NextDay' | 'Instant' = 'NextDay') {
  const controller = open();
  controller.edit({ amount: minorUnits(4000), instrumentId: 501, speed });
  await controller.quote();
  controller.agree(true);
  return controller;
}

const keysSent = () => calls.perform.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

beforeEach(() => {
  storage = memoryStorage();
  unfinished = createTransferVault(memorySealedRecords(), memoryStorage());
  minted = 0;
  calls.preview.mockReset().mockResolvedValue(preview());
  calls.perform.mockReset().mockResolvedValue(detail());
  calls.outcome.mockReset().mockResolvedValue({ status: 'done', detail: detail() });
  calls.close.mockReset().mockResolvedValue({ status: 'closed' });
});

describe('sending', () => {
  it('sends what was previewed and agreed to, under the key of the intent', async () => {
    const controller = await agreedController();
    await controller.send();
    expect(calls.perform).toHaveBeenCalledExactlyOnceWith({
      previewId: 'first',
      contractsAccepted: [120],
      idempotencyKey: controller.view.get().state.key,
    });
    expect(controller.view.get().state).toMatchObject({ step: 'done', receipt: { transactionId: 'T-1' } });
  });

  it('sends nothing without agreement', async () => {
    const controller = open();
    controller.edit({ amount: minorUnits(4000), instrumentId: 501 });
    await controller.quote();
    await controller.send();
    controller.agree(true);
    controller.agree(false);
    await controller.send();
    expect(calls.perform).not.toHaveBeenCalled();
  });

  it('sends once when the button is pressed twice', async () => {
    const controller = await agreedController();
    await Promise.all([controller.send(), controller.send()]);
    expect(calls.perform).toHaveBeenCalledOnce();
  });

  it('writes the sending down before the request goes out', async () => {
    const controller = await agreedController();
    calls.perform.mockImplementation(async () => {
      expect(readRecord(storage, userId)?.state.step).toBe('unknown');
      expect(await unfinished.list(userId)).toMatchObject([{ sent: { state: { step: 'unknown' } } }]);
      return detail();
    });
    await controller.send();
    expect(calls.perform).toHaveBeenCalledOnce();
  });

  it('forgets a finished transfer', async () => {
    const controller = await agreedController();
    await controller.send();
    expect(storage.getItem(recordKey(userId))).toBeNull();
    expect(await unfinished.list(userId)).toEqual([]);
  });
});

describe('an answer that was lost', () => {
  async function inDoubt() {
    calls.perform.mockRejectedValueOnce(lost());
    const controller = await agreedController();
    await controller.send();
    return controller;
  }

  it('is asked for by the key, which sends nothing', async () => {
    const controller = await inDoubt();
    const { key } = controller.view.get().state;
    calls.outcome.mockResolvedValueOnce({ status: 'inProgress' });
    await controller.check();
    expect(controller.view.get().state).toMatchObject({ step: 'unknown', sighting: 'inProgress' });
    await controller.check();
    expect(controller.view.get().state).toMatchObject({ step: 'done', receipt: { transactionId: 'T-1' } });
    expect(calls.outcome.mock.calls).toEqual([[key], [key]]);
    expect(calls.perform).toHaveBeenCalledOnce();
    expect(await unfinished.list(userId)).toEqual([]);
  });

  it('is sent again only when that is asked for, with the same key and the same body', async () => {
    const controller = await inDoubt();
    calls.outcome.mockResolvedValueOnce({ status: 'neverSeen' });
    await controller.check();
    expect(controller.view.get().state).toMatchObject({ step: 'unknown', sighting: 'neverSeen' });
    await controller.sendAgain();
    expect(controller.view.get().state.step).toBe('done');
    expect(new Set(calls.perform.mock.calls.map(([request]) => JSON.stringify(request))).size).toBe(1);
  });

  it.each(['sendAgain', 'doNotSend'] as const)(
    'loses no press of %s while a check is under way',
    async (decision) => {
      const controller = await inDoubt();
      const held = Promise.withResolvers<{ status: 'neverSeen' }>();
      calls.outcome.mockReturnValueOnce(held.promise);
      calls.close.mockResolvedValueOnce({ status: 'closed' });
      const sent = calls.perform.mock.calls.length;
      const checked = controller.check();
      const decided = controller[decision]();
      held.resolve({ status: 'neverSeen' });
      await Promise.all([checked, decided]);
      expect(controller.view.get().state.step).toBe(decision === 'sendAgain' ? 'done' : 'failed');
      expect(calls.perform.mock.calls.length - sent).toBe(decision === 'sendAgain' ? 1 : 0);
    },
  );

  it('is asked for once by two who ask at the same moment', async () => {
    const controller = await inDoubt();
    await Promise.all([controller.check(), controller.check()]);
    expect(calls.outcome).toHaveBeenCalledOnce();
  });

  it('is not sent again when the check under way finds it in progress', async () => {
    const controller = await inDoubt();
    const held = Promise.withResolvers<{ status: 'inProgress' }>();
    calls.outcome.mockReturnValueOnce(held.promise);
    const checked = controller.check();
    const again = controller.sendAgain();
    held.resolve({ status: 'inProgress' });
    await Promise.all([checked, again]);
    expect(calls.perform).toHaveBeenCalledOnce();
  });

  it('stays in doubt when sending again asks for a proof, and is sent with the same key once that is there', async () => {
    const controller = await inDoubt();
    const { key } = controller.view.get().state;
    calls.perform.mockRejectedValueOnce(
      new ApiError({ kind: 'http', httpStatus: 403, code: 'ProofRequired' }),
    );
    await controller.sendAgain();
    expect(controller.view.get()).toMatchObject({
      ...{ state: { step: 'unknown', key }, trouble: { code: 'ProofRequired' } },
    });
    expect(await unfinished.list(userId)).toHaveLength(1);
    await controller.sendAgain();
    expect(controller.view.get().state.step).toBe('done');
    expect(new Set(keysSent())).toEqual(new Set([key]));
  });

  it('stays in doubt when sending again is refused: that says nothing of the first time', async () => {
    const controller = await inDoubt();
    calls.perform.mockRejectedValueOnce(refused('FundsAmountExceeds'));
    await controller.sendAgain();
    expect(controller.view.get().state.step).toBe('unknown');
    expect(await unfinished.list(userId)).toHaveLength(1);
    await controller.check();
    expect(controller.view.get().state.step).toBe('done');
  });

  it('ends as refused when the server says so of the key', async () => {
    const controller = await inDoubt();
    calls.outcome.mockResolvedValueOnce({ status: 'refused', code: 'DailyLimitExceeded' });
    await controller.check();
    expect(controller.view.get().state).toMatchObject({ step: 'failed', reason: 'DailyLimitExceeded' });
    expect(await unfinished.list(userId)).toEqual([]);
  });

  it('need not be sent: the server closes its key', async () => {
    const controller = await inDoubt();
    expect(await controller.doNotSend()).toBe('closed');
    expect(calls.close).toHaveBeenCalledExactlyOnceWith(controller.view.get().state.key);
    expect(controller.view.get().state).toMatchObject({ step: 'failed', reason: 'TransferClosed' });
    expect(calls.perform).toHaveBeenCalledOnce();
  });

  it('that comes too late to be held back ends with its receipt', async () => {
    const controller = await inDoubt();
    calls.close.mockResolvedValueOnce({ status: 'done', detail: detail() });
    expect(await controller.doNotSend()).toBe('done');
    expect(controller.view.get().state.step).toBe('done');
  });

  it('survives a reload with its key', async () => {
    const { key } = (await inDoubt()).view.get().state;
    const after = open();
    expect(after.view.get().state).toMatchObject({ step: 'unknown', key });
    await after.check();
    expect(after.view.get().state.step).toBe('done');
  });

  it('is taken up in a tab that knows nothing of it, but not in place of one that is in doubt there', async () => {
    const { key } = (await inDoubt()).view.get().state;
    storage = memoryStorage();
    const [kept] = (await unfinished.list(userId)).map(({ sent }) => sent);
    if (!kept) throw new Error('The transfer was not kept.');
    const other = open();
    other.resume(kept);
    expect(other.view.get().state).toMatchObject({ step: 'unknown', key });
    other.resume({ ...kept, state: { ...kept.state, key: 'another' } });
    expect(other.view.get().state.key).toBe(key);
  });

  it('cannot be edited away, nor forgotten for another transfer', async () => {
    const controller = await inDoubt();
    controller.edit({ amount: minorUnits(100) });
    controller.tryAgain();
    controller.reset();
    expect(controller.view.get().state).toMatchObject({ step: 'unknown', draft: { amount: 4000 } });
  });

  it('stays in doubt while the device is offline', async () => {
    const controller = await inDoubt();
    calls.outcome.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    await controller.check();
    expect(controller.view.get()).toMatchObject({
      state: { step: 'unknown' },
      trouble: { kind: 'offline' },
      isAsking: false,
    });
  });
});

describe('a request that never left', () => {
  it.each(['offline', 'unauthorized'] as const)('goes back to what was agreed to when %s', async (kind) => {
    calls.perform.mockRejectedValueOnce(new ApiError({ kind }));
    const controller = await agreedController();
    await controller.send();
    expect(controller.view.get().state.step).toBe('agreed');
    await controller.send();
    expect(controller.view.get().state.step).toBe('done');
    expect(new Set(keysSent()).size).toBe(1);
  });
});

describe('an answer from in front of the money service', () => {
  it.each([
    ['ClockSkew', 403],
    ['Unexpected', 429],
  ])('%s ends nothing: the same intent can be sent with the same key', async (code, httpStatus) => {
    calls.perform.mockRejectedValueOnce(new ApiError({ kind: 'http', httpStatus, code }));
    const controller = await agreedController();
    await controller.send();
    expect(controller.view.get()).toMatchObject({
      state: { step: 'agreed' },
      trouble: { kind: 'refused', code },
    });
    await controller.send();
    expect(new Set(keysSent()).size).toBe(1);
  });
});

describe('a refusal', () => {
  it('says why, and another amount is another intent with another key', async () => {
    calls.perform.mockRejectedValueOnce(refused('FundsAmountExceeds'));
    const controller = await agreedController();
    const { key } = controller.view.get().state;
    await controller.send();
    expect(controller.view.get().state).toMatchObject({ step: 'failed', reason: 'FundsAmountExceeds' });
    controller.edit({ amount: minorUnits(1000) });
    expect(controller.view.get().state).toMatchObject({ step: 'editing', draft: { amount: 1000 } });
    expect(controller.view.get().state.key).not.toBe(key);
  });

  it('of an expired preview brings a fresh one, and keeps the agreement when nothing has changed', async () => {
    calls.perform.mockRejectedValueOnce(refused('PreviewExpired'));
    const controller = await agreedController();
    calls.preview.mockResolvedValueOnce(preview({ previewId: 'second' }));
    await controller.send();
    expect(controller.view.get()).toMatchObject({ state: { step: 'agreed' }, renewal: 'same' });
    expect(calls.perform).toHaveBeenCalledOnce();
    await controller.send();
    expect(calls.perform).toHaveBeenLastCalledWith(expect.objectContaining({ previewId: 'second' }));
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('of an expired preview asks for a new agreement when the figures have changed', async () => {
    calls.perform.mockRejectedValueOnce(refused('PreviewExpired'));
    const controller = await agreedController();
    calls.preview.mockResolvedValueOnce(preview({ leftOnPayday: minorUnits(40000) }));
    await controller.send();
    expect(controller.view.get()).toMatchObject({ state: { step: 'previewed' }, renewal: 'changed' });
  });

  it('of an expired preview asks for a new agreement when there are other documents to agree to', async () => {
    for (const documents of [{ contractIds: [120, 121] }, { contractType: 13 }]) {
      calls.perform.mockRejectedValueOnce(refused('PreviewExpired'));
      const controller = await agreedController();
      calls.preview.mockResolvedValueOnce(preview(documents));
      await controller.send();
      expect(controller.view.get()).toMatchObject({ state: { step: 'previewed' }, renewal: 'changed' });
      controller.reset();
    }
  });

  it('of an instant transfer can be answered with the free one in one tap', async () => {
    const instant = {
      fee: minorUnits(250),
      totalDebit: minorUnits(4250),
      received: minorUnits(4000),
      arrivesAt,
    };
    calls.preview.mockResolvedValueOnce(preview({ speed: 'Instant', quote: instant }));
    calls.perform.mockRejectedValueOnce(refused('InstrumentNotUsable'));
    const controller = await agreedController('Instant');
    await controller.send();
    await controller.sendNextDay();
    expect(controller.view.get().state.step).toBe('failed');
    await controller.quoteNextDay();
    expect(controller.view.get().nextDay?.quote.arrivesAt).toBe(arrivesAt);
    await controller.sendNextDay();
    expect(calls.preview).toHaveBeenLastCalledWith(
      expect.objectContaining({ speed: 'NextDay', amount: 4000 }),
    );
    expect(controller.view.get().state).toMatchObject({ step: 'done', quote: { fee: 0 } });
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('does not send the free one unseen when it turns out to cost something', async () => {
    const costly = { ...preview().quote, fee: minorUnits(100) };
    calls.preview.mockResolvedValueOnce(preview({ speed: 'Instant' }));
    calls.perform.mockRejectedValueOnce(refused('InstrumentNotUsable'));
    const controller = await agreedController('Instant');
    await controller.send();
    calls.preview.mockResolvedValueOnce(preview({ quote: costly }));
    await controller.quoteNextDay();
    await controller.sendNextDay();
    expect(calls.perform).toHaveBeenCalledOnce();
    expect(controller.view.get().state.step).toBe('previewed');
  });

  it('does not agree to documents that nobody saw', async () => {
    calls.preview.mockResolvedValueOnce(preview({ speed: 'Instant' }));
    calls.perform.mockRejectedValueOnce(refused('InstrumentNotUsable'));
    const controller = await agreedController('Instant');
    await controller.send();
    calls.preview.mockResolvedValueOnce(preview({ contractIds: [120, 999] }));
    await controller.quoteNextDay();
    await controller.sendNextDay();
    expect(calls.perform).toHaveBeenCalledOnce();
    expect(controller.view.get()).toMatchObject({ state: { step: 'previewed' }, renewal: 'changed' });
  });
});

describe('a preview', () => {
  it('is asked for again, under a new key, after a change', async () => {
    const controller = await agreedController();
    const { key } = controller.view.get().state;
    controller.edit({ amount: minorUnits(5000) });
    expect(controller.view.get().state).toMatchObject({ step: 'editing' });
    expect(controller.view.get().state.key).not.toBe(key);
    await controller.quote();
    expect(calls.preview).toHaveBeenCalledTimes(2);
  });

  it('that comes late, for an earlier transfer, counts for nothing', async () => {
    const controller = open();
    controller.edit({ amount: minorUnits(4000), instrumentId: 501 });
    const late = controller.quote();
    controller.edit({ amount: minorUnits(5000) });
    await late;
    expect(controller.view.get()).toMatchObject({
      state: { step: 'editing' },
      terms: null,
      isQuoting: false,
    });
  });

  it('that fails says why, and leaves what was entered', async () => {
    calls.preview.mockRejectedValueOnce(refused('DailyLimitExceeded'));
    const controller = open();
    controller.edit({ amount: minorUnits(4000), instrumentId: 501 });
    await controller.quote();
    expect(controller.view.get()).toMatchObject({
      state: { step: 'editing', draft: { amount: 4000 } },
      trouble: { kind: 'refused', code: 'DailyLimitExceeded' },
    });
  });

  it('and its agreement survive a reload', async () => {
    await agreedController();
    const after = open();
    expect(after.view.get()).toMatchObject({ state: { step: 'agreed' }, terms: { previewId: 'first' } });
  });
});
