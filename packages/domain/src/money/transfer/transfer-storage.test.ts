import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateIn } from './transfer.fixtures.ts';
import type { TransferStep } from './transfer-state.ts';
import { restoreTransfer, serializeTransfer } from './transfer-storage.ts';

/** The stored form of a state with one field replaced, by path. */
function tampered(step: TransferStep, path: string, value: unknown): string {
  const stored: unknown = JSON.parse(serializeTransfer(stateIn[step]));
  const names = path.split('.');
  const last = names.pop() ?? '';
  let target = stored;
  for (const name of names) target = Object.getOwnPropertyDescriptor(target, name)?.value;
  Object.defineProperty(target, last, { value, enumerable: true });
  return JSON.stringify(stored);
}

describe('a stored transfer', () => {
  it.each(['editing', 'previewed', 'agreed', 'unknown', 'done', 'failed'] as const)(
    'comes back as it was: %s',
    (step) => {
      expect(restoreTransfer(serializeTransfer(stateIn[step]))).toEqual(stateIn[step]);
    },
  );

  it('that was being sent comes back as unknown, with its key and attempts', () => {
    expect(restoreTransfer(serializeTransfer(stateIn.sending))).toEqual(stateIn.unknown);
  });

  it('may lack a destination only while it is edited', () => {
    expect(restoreTransfer(tampered('editing', 'draft.instrumentId', null))).toMatchObject({
      draft: { instrumentId: null },
    });
    expect(restoreTransfer(tampered('previewed', 'draft.instrumentId', null))).toBeNull();
  });

  it('may lack an amount only while it is edited', () => {
    expect(restoreTransfer(tampered('editing', 'draft.amount', 0))).toMatchObject({ draft: { amount: 0 } });
    expect(restoreTransfer(tampered('agreed', 'draft.amount', 0))).toBeNull();
  });

  it('may have failed without a reason', () => {
    expect(restoreTransfer(tampered('failed', 'reason', ''))).toMatchObject({ reason: '' });
  });
});

describe('a text that was tampered with is null', () => {
  it.each([
    ['editing', 'version', 2],
    ['editing', 'version', undefined],
    ['editing', 'step', 'paid'],
    ['editing', 'step', '__proto__'],
    ['editing', 'key', ''],
    ['editing', 'key', 'k'.repeat(201)],
    ['editing', 'key', 1],
    ['editing', 'draft', null],
    ['editing', 'draft', []],
    ['editing', 'draft.amount', -1],
    ['editing', 'draft.amount', 0.5],
    ['editing', 'draft.amount', 2 ** 53],
    ['editing', 'draft.amount', '4000'],
    ['editing', 'draft.instrumentId', '7'],
    ['editing', 'draft.instrumentId', undefined],
    ['editing', 'draft.speed', 'instant'],
    ['editing', 'draft.speed', 0],
    ['previewed', 'quote', undefined],
    ['previewed', 'quote.fee', -1],
    ['previewed', 'quote.totalDebit', null],
    ['previewed', 'quote.received', 1.5],
    ['previewed', 'quote.arrivesAt', 9e15],
    ['unknown', 'attempts', 0],
    ['unknown', 'attempts', undefined],
    ['sending', 'attempts', -1],
    ['done', 'receipt', 'T-1001'],
    ['done', 'receipt.transactionId', ''],
    ['done', 'receipt.arrivesAt', 'tomorrow'],
    ['failed', 'reason', { toString: 1 }],
  ] as const)('%s with %s = %j', (step, path, value) => {
    expect(restoreTransfer(tampered(step, path, value))).toBeNull();
  });

  it.each([undefined, null, 1, {}, [], '', '{', 'null', '[]', '"x"', '1', '{}', ' '])(
    'or was never a transfer: %j',
    (stored) => {
      expect(restoreTransfer(stored)).toBeNull();
    },
  );

  it('or is longer than any transfer', () => {
    expect(restoreTransfer(tampered('failed', 'reason', 'x'.repeat(17_000)))).toBeNull();
    expect(restoreTransfer(tampered('failed', 'reason', 'x'.repeat(9_000)))).not.toBeNull();
  });

  it('but a key of 200 characters and a text of 16,384 are still taken', () => {
    expect(restoreTransfer(tampered('editing', 'key', 'k'.repeat(200)))).not.toBeNull();
    const rest = tampered('failed', 'reason', '').length;
    expect(restoreTransfer(tampered('failed', 'reason', 'x'.repeat(16_384 - rest)))).not.toBeNull();
    expect(restoreTransfer(tampered('failed', 'reason', 'x'.repeat(16_385 - rest)))).toBeNull();
  });

  it('and nothing but known fields comes back', () => {
    expect(restoreTransfer(tampered('agreed', 'isAdmin', true))).toEqual(stateIn.agreed);
  });

  it('and no text makes it throw', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, text) => {
        expect(restoreTransfer(json)).toBeNull();
        expect(restoreTransfer(text)).toBeNull();
      }),
    );
  });

  it('and no value in any field makes it throw or lets another type through', () => {
    const paths = ['key', 'step', 'draft', 'draft.amount', 'draft.speed', 'quote', 'quote.fee', 'attempts'];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const restored = restoreTransfer(tampered('unknown', path, value));
        if (restored) expect(Number.isSafeInteger(restored.draft.amount)).toBe(true);
      }),
    );
  });
});
