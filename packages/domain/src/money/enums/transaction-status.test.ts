import { describe, expect, it } from 'vitest';
import { transactionStatus, transactionStatusCode, transactionStatusOf } from './transaction-status.ts';

const codes = [
  ['0', 'InProgress'],
  ['1', 'Successful'],
  ['2', 'Completed'],
  ['3', 'Failed'],
  ['4', 'Canceled'],
  ['5', 'PartialSuccessful'],
  ['6', 'Void'],
  ['7', 'PartialDispense'],
  ['8', 'ManualAuthNeeded'],
  ['9', 'ManualAuthExpired'],
  ['10', 'Declined'],
] as const;

describe('transaction status', () => {
  it.each(codes)('code %s is %s, both ways', (code, status) => {
    expect(transactionStatusOf(code)).toBe(status);
    expect(transactionStatusCode(status)).toBe(code);
  });

  it('has no further status', () => {
    expect(transactionStatus.names).toHaveLength(codes.length);
  });

  it.each(['11', '-1', '01', ' 1', '1 ', '1.0', '', 'InProgress', '100', '1e1'])('%j is no code', (code) => {
    expect(transactionStatusOf(code)).toBeNull();
  });
});
