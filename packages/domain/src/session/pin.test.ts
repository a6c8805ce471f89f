import { describe, expect, it } from 'vitest';
import {
  firstPin,
  isPinCode,
  isPinRefusal,
  type PinAttempts,
  pinBlockedMs,
  pinRefused,
  pinResendsLeft,
  pinResent,
  pinTriesLeft,
  pinType,
  resendCountdownMs,
  resendProblem,
} from './pin.ts';

const minute = 60_000;
const first = firstPin(0, 30_000);
const wrong = (times: number, at = 0): PinAttempts =>
  Array.from({ length: times }).reduce<PinAttempts>(
    (attempts) => pinRefused(attempts, 'PinFailed', at),
    first,
  );

describe('a PIN', () => {
  it('has six digits [session-019]', () => {
    expect(isPinCode('012345')).toBe(true);
    for (const text of ['', '12345', '1234567', '12345a', '12 456', '１２３４５６', '12345\n'])
      expect(isPinCode(text)).toBe(false);
  });

  it('is of one of three types [session-035]', () => {
    expect(pinType.names).toEqual(['None', 'ATMPin', 'TPin']);
  });

  it('that is wrong three times blocks entering for five minutes [session-020]', () => {
    expect([0, 1, 2, 3].map((times) => pinTriesLeft(wrong(times), 0))).toEqual([3, 2, 1, 0]);
    const blocked = wrong(3);
    expect(pinBlockedMs(wrong(2), 0)).toBe(0);
    expect(pinBlockedMs(blocked, 0)).toBe(5 * minute);
    expect(pinBlockedMs(blocked, 5 * minute - 1)).toBe(1);
    expect(pinBlockedMs(blocked, 6 * minute)).toBe(0);
  });

  it('may be tried three times again after the block', () => {
    const later = 5 * minute;
    expect(pinTriesLeft(wrong(3), later)).toBe(3);
    const again = pinRefused(wrong(3), 'PinFailed', later);
    expect(pinTriesLeft(again, later)).toBe(2);
    expect(again.blockedUntil).toBeNull();
  });

  it('that the server refuses for a while has no try left, however many were counted here, and for as long as it says', () => {
    const refused = pinRefused(first, 'PinFailed', 0, 90_000);
    expect([pinTriesLeft(refused, 0), pinBlockedMs(refused, 0)]).toEqual([0, 90_000]);
    expect(pinBlockedMs(pinRefused(first, 'PinAttemptsExhausted', 0, 7 * minute), 0)).toBe(7 * minute);
    expect(pinBlockedMs(pinRefused(first, 'PinAttemptsExhausted', 0), 0)).toBe(5 * minute);
  });

  it('may be sent again three times [session-020]', () => {
    let attempts = first;
    for (let count = 1; count <= 3; count += 1) {
      expect(resendProblem(attempts, attempts.resendFrom)).toBeNull();
      attempts = pinResent(attempts, attempts.resendFrom, 30_000);
    }
    expect(attempts).toEqual({ ...first, resends: 3, resendFrom: 120_000 });
    expect(resendProblem(attempts, 10 * minute)).toBe('exhausted');
  });

  it('may be sent again after a countdown from the configuration [session-021]', () => {
    expect(resendProblem(first, 29_999)).toBe('countdown');
    expect(resendProblem(first, 30_000)).toBeNull();
    expect(resendCountdownMs('45')).toBe(45_000);
    expect(resendCountdownMs(0)).toBe(0);
    for (const setting of [undefined, null, 'x', -1, Number.POSITIVE_INFINITY])
      expect(resendCountdownMs(setting)).toBe(30_000);
  });

  it('is not sent again while entering is blocked', () => {
    expect(resendProblem(wrong(3, 30_000), minute)).toBe('blocked');
  });

  it('has as many sendings left as the server says', () => {
    expect(pinResendsLeft(first)).toBe(3);
    expect(pinResendsLeft(pinResent(first, 0, 1, 2))).toBe(2);
    expect(pinResent(first, 0, 1, 0).resends).toBe(3);
    expect(pinResent(first, 0, 1, -1).resends).toBe(3);
    expect(pinResent(pinResent(first, 0, 1), 0, 1, 2).resends).toBe(1);
  });
});

describe('a refusal of the server’s', () => {
  it('counts a wrong code, and the third blocks', () => {
    const once = pinRefused(first, 'PinFailed', 0);
    expect(pinTriesLeft(once, 0)).toBe(2);
    expect(pinBlockedMs(pinRefused(pinRefused(once, 'PinFailed', 0), 'PinFailed', 0), 0)).toBe(5 * minute);
  });

  it('blocks at once where the server has counted more than we have', () => {
    expect(pinBlockedMs(pinRefused(first, 'PinAttemptsExhausted', 0), 0)).toBe(5 * minute);
  });

  it('of a code that is too old ends the wait for the next one', () => {
    const expired = pinRefused(first, 'PinExpired', 10);
    expect(resendProblem(expired, 10)).toBeNull();
    expect(pinTriesLeft(expired, 10)).toBe(3);
  });

  it('to send it again ends that', () => {
    expect(resendProblem(pinRefused(first, 'ResendsExhausted', 0), 60_000)).toBe('exhausted');
  });

  it('about anything else is not about a PIN', () => {
    expect(['PinFailed', 'PinExpired', 'ResendsExhausted'].every(isPinRefusal)).toBe(true);
    expect(['SessionExpire', 'toString', '', null, undefined].some(isPinRefusal)).toBe(false);
  });
});
