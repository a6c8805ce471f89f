import { describe, expect, it } from 'vitest';
import { clientLog } from './client-log.ts';

describe('clientLog', () => {
  it('says where what went wrong, and how bad it is [analytics-014]', () => {
    expect(clientLog('error', 'money.getMoney', 'The quote has no fee')).toEqual({
      logType: 'error',
      methodName: 'money.getMoney',
      logMessage: 'The quote has no fee',
    });
  });

  it('names no person and opens no door', () => {
    expect(clientLog('warning', 'ana@example.com', 'no user ana@example.com, PIN 4071')).toEqual({
      logType: 'warning',
      methodName: '[removed]',
      logMessage: 'no user [removed] [removed]',
    });
  });

  it('keeps the front of a long message, up to a whole word', () => {
    const { logMessage } = clientLog('info', 'x', `${'word '.repeat(399)}anna.sol@example.com`);
    expect(logMessage).toBe('word '.repeat(399));
    expect(clientLog('info', 'x', 'word '.repeat(400)).logMessage).toBe('word '.repeat(400));
    const full = `${'word '.repeat(399)}words`;
    expect(clientLog('info', 'x', full).logMessage).toBe(full);
    expect(clientLog('info', 'x', 'word '.repeat(1000)).logMessage).toBe('word '.repeat(400));
    expect(clientLog('info', 'x', '… '.repeat(1000)).logMessage).toHaveLength(2000);
  });

  it('has no place with a name of more than 120 characters', () => {
    expect(clientLog('info', 'a '.repeat(60), '').methodName).toBe('a '.repeat(60));
    expect(clientLog('info', 'a '.repeat(61), '').methodName).toBe('[removed]');
  });
});
