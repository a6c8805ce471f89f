import { ApiError } from '@dayfare/api/transport';
import { minorUnits } from '@dayfare/domain/money';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../platform/storage/storage.ts';
import { arrivesAt, detail, preview } from '../testing/transfer-samples.ts';
import { recordKey } from './record-key.ts';
import { createTransferDesk, type TransferCalls } from './transfer-desk.ts';
import { readRecord } from './transfer-record.ts';

const userId = 2001;
const refused = (code: string) => new ApiError({ kind: 'http', httpStatus: 400, code });
const lost = () => new ApiError({ kind: 'network', mayHaveMoved: true });

let storage: Storage;
let minted: number;
const calls = { preview: vi.fn<TransferCalls['preview']>(), perform: vi.fn<TransferCalls['perform']>() };

function open() {
  const mintKey = () => {
    minted += 1;
    return `key-${minted}`;
  };
  return createTransferDesk({ calls, userId, storage, mintKey });
}

async function agreedDesk(speed: 'NextDay' | 'Instant' = 'NextDay') {
  const desk = open();
  desk.edit({ amount: minorUnits(4000), instrumentId: 501, speed });
  await desk.quote();
  desk.agree(true);
  return desk;
}

const keysSent = () => calls.perform.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

beforeEach(() => {
  storage = memoryStorage();
  minted = 0;
  calls.preview.mockReset().mockResolvedValue(preview());
  calls.perform.mockReset().mockResolvedValue(detail());
});

describe('sending', () => {
  it('sends what was previewed and agreed to, under the key of the intent', async () => {
    const desk = await agreedDesk();
    await desk.send();
    expect(calls.perform).toHaveBeenCalledExactlyOnceWith({
      previewId: 'first',
      contractsAccepted: [120],
      idempotencyKey: desk.view.get().state.key,
    });
    expect(desk.view.get().state).toMatchObject({ step: 'done', receipt: { transactionId: 'T-1' } });
  });

  it('sends nothing without agreement', async () => {
    const desk = open();
    desk.edit({ amount: minorUnits(4000), instrumentId: 501 });
    await desk.quote();
    await desk.send();
    desk.agree(true);
    desk.agree(false);
    await desk.send();
    expect(calls.perform).not.toHaveBeenCalled();
  });

  it('sends once when the button is pressed twice', async () => {
    const desk = await agreedDesk();
    await Promise.all([desk.send(), desk.send()]);
    expect(calls.perform).toHaveBeenCalledOnce();
  });

  it('writes the sending down before the request goes out', async () => {
    const desk = await agreedDesk();
    calls.perform.mockImplementation(async () => {
      expect(readRecord(storage, userId)?.state.step).toBe('unknown');
      return detail();
    });
    await desk.send();
    expect(calls.perform).toHaveBeenCalledOnce();
  });

  it('forgets a finished transfer', async () => {
    const desk = await agreedDesk();
    await desk.send();
    expect(storage.getItem(recordKey(userId))).toBeNull();
  });
});

describe('an answer that was lost', () => {
  it('is asked for again with the same key and the same body, until it is known', async () => {
    calls.perform.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
    const desk = await agreedDesk();
    await desk.send();
    expect(desk.view.get().state.step).toBe('unknown');
    await desk.check();
    expect(desk.view.get().state.step).toBe('unknown');
    await desk.check();
    expect(desk.view.get().state.step).toBe('done');
    expect(new Set(keysSent()).size).toBe(1);
    expect(new Set(calls.perform.mock.calls.map(([request]) => JSON.stringify(request))).size).toBe(1);
  });

  it('survives a reload with its key', async () => {
    calls.perform.mockRejectedValueOnce(lost());
    const before = await agreedDesk();
    await before.send();
    const after = open();
    expect(after.view.get().state.step).toBe('unknown');
    await after.check();
    expect(new Set(keysSent()).size).toBe(1);
    expect(after.view.get().state.step).toBe('done');
  });

  it('cannot be edited away', async () => {
    calls.perform.mockRejectedValueOnce(lost());
    const desk = await agreedDesk();
    await desk.send();
    desk.edit({ amount: minorUnits(100) });
    desk.tryAgain();
    expect(desk.view.get().state).toMatchObject({ step: 'unknown', draft: { amount: 4000 } });
  });

  it('stays in doubt while the device is offline', async () => {
    calls.perform.mockRejectedValueOnce(lost()).mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    const desk = await agreedDesk();
    await desk.send();
    await desk.check();
    expect(desk.view.get()).toMatchObject({ state: { step: 'unknown' }, trouble: { kind: 'offline' } });
  });
});

describe('a request that never left', () => {
  it.each(['offline', 'unauthorized'] as const)('goes back to what was agreed to when %s', async (kind) => {
    calls.perform.mockRejectedValueOnce(new ApiError({ kind }));
    const desk = await agreedDesk();
    await desk.send();
    expect(desk.view.get().state.step).toBe('agreed');
    await desk.send();
    expect(desk.view.get().state.step).toBe('done');
    expect(new Set(keysSent()).size).toBe(1);
  });
});

describe('a refusal', () => {
  it('says why, and another amount is another intent with another key', async () => {
    calls.perform.mockRejectedValueOnce(refused('FundsAmountExceeds'));
    const desk = await agreedDesk();
    const { key } = desk.view.get().state;
    await desk.send();
    expect(desk.view.get().state).toMatchObject({ step: 'failed', reason: 'FundsAmountExceeds' });
    desk.edit({ amount: minorUnits(1000) });
    expect(desk.view.get().state).toMatchObject({ step: 'editing', draft: { amount: 1000 } });
    expect(desk.view.get().state.key).not.toBe(key);
  });

  it('of an expired preview brings a fresh one, and keeps the agreement when nothing has changed', async () => {
    calls.perform.mockRejectedValueOnce(refused('PreviewExpired'));
    const desk = await agreedDesk();
    calls.preview.mockResolvedValueOnce(preview({ previewId: 'second' }));
    await desk.send();
    expect(desk.view.get()).toMatchObject({ state: { step: 'agreed' }, renewal: 'same' });
    expect(calls.perform).toHaveBeenCalledOnce();
    await desk.send();
    expect(calls.perform).toHaveBeenLastCalledWith(expect.objectContaining({ previewId: 'second' }));
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('of an expired preview asks for a new agreement when the figures have changed', async () => {
    calls.perform.mockRejectedValueOnce(refused('PreviewExpired'));
    const desk = await agreedDesk();
    calls.preview.mockResolvedValueOnce(preview({ leftOnPayday: minorUnits(40000) }));
    await desk.send();
    expect(desk.view.get()).toMatchObject({ state: { step: 'previewed' }, renewal: 'changed' });
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
    const desk = await agreedDesk('Instant');
    await desk.send();
    await desk.sendNextDay();
    expect(calls.preview).toHaveBeenLastCalledWith(
      expect.objectContaining({ speed: 'NextDay', amount: 4000 }),
    );
    expect(desk.view.get().state).toMatchObject({ step: 'done', quote: { fee: 0 } });
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('does not send the free one unseen when it turns out to cost something', async () => {
    const costly = { ...preview().quote, fee: minorUnits(100) };
    calls.preview.mockResolvedValueOnce(preview({ speed: 'Instant' }));
    calls.perform.mockRejectedValueOnce(refused('InstrumentNotUsable'));
    const desk = await agreedDesk('Instant');
    await desk.send();
    calls.preview.mockResolvedValueOnce(preview({ quote: costly }));
    await desk.sendNextDay();
    expect(calls.perform).toHaveBeenCalledOnce();
    expect(desk.view.get().state.step).toBe('previewed');
  });
});

describe('a preview', () => {
  it('is asked for again, under a new key, after a change', async () => {
    const desk = await agreedDesk();
    const { key } = desk.view.get().state;
    desk.edit({ amount: minorUnits(5000) });
    expect(desk.view.get().state).toMatchObject({ step: 'editing' });
    expect(desk.view.get().state.key).not.toBe(key);
    await desk.quote();
    expect(calls.preview).toHaveBeenCalledTimes(2);
  });

  it('that comes late, for an earlier wish, counts for nothing', async () => {
    const desk = open();
    desk.edit({ amount: minorUnits(4000), instrumentId: 501 });
    const late = desk.quote();
    desk.edit({ amount: minorUnits(5000) });
    await late;
    expect(desk.view.get()).toMatchObject({ state: { step: 'editing' }, terms: null, isQuoting: false });
  });

  it('that fails says why, and leaves what was entered', async () => {
    calls.preview.mockRejectedValueOnce(refused('DailyLimitExceeded'));
    const desk = open();
    desk.edit({ amount: minorUnits(4000), instrumentId: 501 });
    await desk.quote();
    expect(desk.view.get()).toMatchObject({
      state: { step: 'editing', draft: { amount: 4000 } },
      trouble: { kind: 'refused', code: 'DailyLimitExceeded' },
    });
  });

  it('and its agreement survive a reload', async () => {
    await agreedDesk();
    const after = open();
    expect(after.view.get()).toMatchObject({ state: { step: 'agreed' }, terms: { previewId: 'first' } });
  });
});
