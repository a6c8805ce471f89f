import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inviteChannel,
  inviteNotice,
  inviteResult,
  outcomeState,
  previewState,
  smartInviteResult,
} from './smart-invite.ts';

/** Number, state of the preview, state afterwards, notice, and how the invitations come. */
const rows = [
  [1, 'offered', 'done', 'success', 'email'],
  [2, 'offered', 'done', 'success', 'text'],
  [3, 'already', 'already', 'info', 'email'],
  [4, 'already', 'already', 'info', 'text'],
  [5, 'failed', 'failed', 'warning', null],
  [6, 'offered', 'offered', 'error', null],
  [7, 'failed', 'failed', 'unauthorized', null],
] as const;

describe('the link under an invitation', () => {
  it.each(rows)(
    'with result %i shows "%s" at first and "%s" afterwards, told as %s [public-007] [public-008] [public-009] [public-012]',
    (wire, before, after, notice, channel) => {
      const result = inviteResult(wire);
      expect(smartInviteResult.toWire(result)).toBe(wire);
      expect(previewState(wire)).toBe(before);
      expect(outcomeState(result)).toBe(after);
      expect(inviteNotice(result)).toBe(notice);
      expect(inviteChannel(result)).toBe(channel);
    },
  );

  it('has no other result', () => {
    expect(rows.map(([wire]) => inviteResult(wire))).toEqual(smartInviteResult.names);
  });

  it('without a payload failed at first, and is a fault afterwards', () => {
    expect(previewState(null)).toBe('failed');
    expect(inviteResult(null)).toBe('Fault');
  });

  it('with any other result keeps the button, and is a fault afterwards', () => {
    fc.assert(
      fc.property(fc.integer(), (wire) => {
        fc.pre(wire < 1 || wire > 7);
        expect(previewState(wire)).toBe('offered');
        expect(inviteResult(wire)).toBe('Fault');
      }),
    );
  });
});
