import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/index.ts';
import {
  adultStand,
  afterReferral,
  invitationDays,
  invitationStatus,
  invitationStatusOf,
  inviteChannel,
  inviteCodeLength,
  inviteCodeLetters,
  inviteCodeOf,
  inviteCodeText,
  inviteesOf,
  inviteLink,
  inviteTexts,
  isOpenReferral,
  type ReferralEvent,
  referralAudience,
  referralLabel,
  referralStatus,
  rewardFor,
  rewardOfNext,
} from './index.ts';

const events: readonly ReferralEvent[] = ['sent', 'begun', 'enrolled', 'rewarded', 'ended'];

describe('a referral', () => {
  it('has the names of the documents in their order', () => {
    expect(referralStatus.names.map(referralStatus.toWire)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(referralStatus.fromWire(3)).toBe('Success_Enrollment');
    expect(inviteChannel.names).toEqual(['textMessage', 'qrCode', 'inviteURL']);
    expect(referralAudience.names).toEqual(['Both', 'Coworker', 'Friend']);
    expect(invitationStatus.names).toEqual(['NotSent', 'Sent', 'Joined']);
  });

  it('is sent, begun, enrolled and rewarded, in this order alone', () => {
    const table = Object.fromEntries(
      referralStatus.names.map((status) => [
        status,
        events.flatMap((event) => afterReferral(status, event) ?? []),
      ]),
    );
    expect(table).toEqual({
      None: ['Sent', 'Pending'],
      Sent: ['Pending', 'Expired'],
      Pending: ['Pending', 'Success_Enrollment', 'ReferralExpired'],
      Success_Enrollment: ['ReferralProcessed'],
      Expired: ['Pending'],
      ReferralExpired: ['Pending'],
      ReferralProcessed: [],
    });
  });

  it('is rewarded once at most, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        let status = referralStatus.names[0] ?? 'None';
        let rewards = 0;
        for (const event of happened) {
          const next = afterReferral(status, event);
          if (next && event === 'rewarded') rewards += 1;
          status = next ?? status;
        }
        return rewards <= 1 && (rewards === 1) === (status === 'ReferralProcessed');
      }),
    );
  });

  it('has one label for both of its ends, and is open until it is decided', () => {
    expect(referralStatus.names.map((status) => referralLabel[status])).toEqual([
      ...[null, 'sent', 'pending', 'enrolled', 'expired', 'expired', 'processed'],
    ]);
    expect(referralStatus.names.filter(isOpenReferral)).toEqual(['Sent', 'Pending']);
    expect(invitationDays).toBe(30);
  });

  it('says of a text that it was sent, and of everybody who has enrolled that they have joined', () => {
    expect(referralStatus.names.map((status) => invitationStatusOf('textMessage', status))).toEqual([
      ...['NotSent', 'Sent', 'Sent', 'Joined', 'Sent', 'Sent', 'Joined'],
    ]);
    expect(referralStatus.names.map((status) => invitationStatusOf('qrCode', status))).toEqual([
      ...['NotSent', 'NotSent', 'NotSent', 'Joined', 'NotSent', 'NotSent', 'Joined'],
    ]);
  });
});

describe('the reward', () => {
  it('is 15, 30 and 50 in all, and nothing more for a fourth', () => {
    expect([0, 1, 2, 3, 4, 100].map(rewardFor)).toEqual([0, 15_00, 30_00, 50_00, 50_00, 50_00]);
    expect([0, 1, 2, 3, 4].map(rewardOfNext)).toEqual([15_00, 15_00, 20_00, 0, 0]);
  });

  it('of each person adds up to that of all', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), (people) => {
        const each = Array.from({ length: people }, (_, before) => rewardOfNext(before));
        return sum(each) === rewardFor(people);
      }),
    );
  });
});

describe('whoever is invited', () => {
  it('is a coworker or a friend, as the programme says and where there is an employer', () => {
    expect(inviteesOf('Both', true)).toEqual(['Coworker', 'Friend']);
    expect(inviteesOf('Both', false)).toEqual(['Friend']);
    expect(inviteesOf('Coworker', true)).toEqual(['Coworker']);
    expect(inviteesOf('Coworker', false)).toEqual([]);
    expect(inviteesOf('Friend', true)).toEqual(['Friend']);
  });

  it('counts from the 18th birthday on; where none is known, their word counts', () => {
    expect(adultStand('2008-11-26', '2026-11-26', false)).toBe('adult');
    expect(adultStand('2008-11-27', '2026-11-26', true)).toBe('underAge');
    expect(adultStand(null, '2026-11-26', true)).toBe('adult');
    expect(adultStand(null, '2026-11-26', false)).toBe('unknown');
  });

  it('gets a few texts a day in all', () => {
    expect(inviteTexts.perDay).toBeLessThan(inviteTexts.perMonth);
  });
});

describe('a code', () => {
  it('is read however it is typed, and nothing else is one', () => {
    expect(inviteCodeOf(' abcd-2345 ')).toBe('ABCD2345');
    for (const wrong of ['', 'ABCD234', 'ABCD23456', 'ABCD234O', 'FRIEND-1234', 'ABCD_345'])
      expect(inviteCodeOf(wrong)).toBeNull();
    const letter = fc.constantFrom(...inviteCodeLetters);
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: inviteCodeLength, maxLength: inviteCodeLength }),
        (letters) => {
          const code = letters.join('');
          return inviteCodeOf(inviteCodeText(code)) === code;
        },
      ),
    );
  });

  it('has a link', () => {
    expect(inviteLink('https://app.example', 'ABCD2345')).toBe(
      'https://app.example/welcome/invited?code=ABCD2345',
    );
  });
});
