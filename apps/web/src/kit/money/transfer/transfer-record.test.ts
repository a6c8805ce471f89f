import { epochMs, minorUnits, startTransfer } from '@dayfare/domain/money';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../platform/storage/storage.ts';
import { noFee, preview } from '../testing/transfer-samples.ts';
import { readRecord, recordKey, writeRecord } from './transfer-record.ts';
import type { TransferTerms } from './transfer-terms.ts';

const draft = { amount: minorUnits(4000), instrumentId: 501, speed: 'NextDay' } as const;
const quote = {
  fee: minorUnits(0),
  totalDebit: minorUnits(4000),
  received: minorUnits(4000),
  arrivesAt: epochMs(1),
};
const terms: TransferTerms = {
  previewId: 'first',
  contractType: 12,
  contractIds: [120, 121],
  contractsToRead: [121],
  options: preview().options,
  availableAfter: minorUnits(14240),
  leftOnPayday: minorUnits(46775),
  feesThisYear: minorUnits(2150),
  feeFacts: noFee,
  nextDay: { fee: minorUnits(0), arrivesAt: epochMs(1) },
};

describe('a transfer in the storage of its tab', () => {
  it('comes back as it was', () => {
    const storage = memoryStorage();
    const record = { state: { step: 'agreed', key: 'k', draft, quote }, terms } as const;
    writeRecord(storage, 1, record);
    expect(readRecord(storage, 1)).toEqual(record);
  });

  it('is of one person only', () => {
    const storage = memoryStorage();
    writeRecord(storage, 1, { state: startTransfer({ key: 'k', amount: draft.amount }), terms: null });
    expect(readRecord(storage, 2)).toBeNull();
  });

  it('is not kept before anything was entered', () => {
    const storage = memoryStorage();
    writeRecord(storage, 1, { state: startTransfer({ key: 'k' }), terms: null });
    expect(storage.getItem(recordKey(1))).toBeNull();
  });

  it.each(['null', '{}', 'not json', '{"transfer":"{}"}', '{"transfer":5,"terms":null}', '[]'])(
    'is refused when it is %s',
    (stored) => {
      const storage = memoryStorage();
      storage.setItem(recordKey(1), stored);
      expect(readRecord(storage, 1)).toBeNull();
    },
  );

  it('is refused when it was previewed and the terms are gone', () => {
    const storage = memoryStorage();
    writeRecord(storage, 1, { state: { step: 'agreed', key: 'k', draft, quote }, terms });
    const { transfer } = JSON.parse(storage.getItem(recordKey(1)) ?? '{}') as { transfer: string };
    storage.setItem(recordKey(1), JSON.stringify({ transfer, terms: { ...terms, contractIds: 'all' } }));
    expect(readRecord(storage, 1)).toBeNull();
  });

  it('does not stop anyone when the storage is full', () => {
    const storage = { ...memoryStorage() };
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const state = startTransfer({ key: 'k', amount: draft.amount });
    expect(() => writeRecord(storage, 1, { state, terms: null })).not.toThrow();
  });
});
