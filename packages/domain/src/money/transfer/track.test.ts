import { describe, expect, it } from 'vitest';
import { epochMs } from '../calendar/iso-date.ts';
import { type TrackedTimes, trackTransfer } from './track.ts';

const at = (hour: number) => epochMs(Date.UTC(2026, 10, 20, hour));
const requested: TrackedTimes = {
  statusCode: '0',
  type: 'Bank',
  createdAt: at(1),
  leavesAt: at(2),
  sentAt: null,
  acceptedAt: null,
  arrivesAt: at(9),
  events: [{ at: at(1), statusCode: '0' }],
};
const sent: TrackedTimes = { ...requested, sentAt: at(2), acceptedAt: at(3) };
const short = (times: TrackedTimes) =>
  trackTransfer(times).map(({ stage, state, at: when, dueAt }) => {
    const hour = when ?? dueAt;
    return `${stage} ${state}${hour === null ? '' : ` ${new Date(hour).getUTCHours()}`}`;
  });

describe('trackTransfer', () => {
  it('says where a transfer is, when each step was, and when the others are due', () => {
    expect(short(requested)).toEqual([
      ...['requested current 1', 'sent upcoming 2', 'accepted upcoming', 'arrived upcoming 9'],
    ]);
    expect(short(sent)).toEqual([
      ...['requested done 1', 'sent done 2', 'accepted current 3', 'arrived upcoming 9'],
    ]);
  });

  it('keeps the real time of what has arrived apart from when it was due', () => {
    const events = [...requested.events, { at: at(8), statusCode: '2' }];
    const steps = trackTransfer({ ...sent, statusCode: '2', events });
    expect(steps.at(-1)).toEqual({ stage: 'arrived', state: 'done', at: at(8), dueAt: at(9) });
    expect(steps.every(({ state }) => state === 'done')).toBe(true);
  });

  it('is due at the counter where it is cash, which waits there', () => {
    expect(short({ ...requested, type: 'CashPickup' }).slice(2)).toEqual([
      ...['accepted upcoming 9', 'arrived upcoming'],
    ]);
  });

  it('takes the promised time for the real one where no event says when it arrived', () => {
    expect(short({ ...sent, statusCode: '1' }).at(-1)).toBe('arrived done 9');
  });

  it('shows a check that holds it up, and that it is behind it', () => {
    const held = [...requested.events, { at: at(4), statusCode: '8' }];
    expect(short({ ...requested, statusCode: '8', events: held })).toEqual([
      ...['requested done 1', 'held current 4', 'sent upcoming 2', 'accepted upcoming', 'arrived upcoming 9'],
    ]);
    const released = [...held, { at: at(6), statusCode: '0' }];
    expect(short({ ...requested, sentAt: at(6), acceptedAt: at(6), events: released })).toEqual([
      ...['requested done 1', 'held done 4', 'sent done 6', 'accepted current 6', 'arrived upcoming 9'],
    ]);
  });

  it.each([
    ['3', 'failed'],
    ['4', 'done'],
    ['6', 'done'],
    ['9', 'failed'],
    ['10', 'failed'],
  ])('ends with status %s where it went back, with nothing ahead: %s', (code, state) => {
    const events = [...requested.events, { at: at(5), statusCode: code }];
    expect(short({ ...requested, statusCode: code, sentAt: at(2), events })).toEqual([
      ...['requested done 1', 'sent done 2', `ended ${state} 5`],
    ]);
  });

  it('shows of one that arrived and came back that it had arrived', () => {
    const events = [...requested.events, { at: at(8), statusCode: '2' }, { at: at(12), statusCode: '3' }];
    expect(short({ ...sent, statusCode: '3', events })).toEqual([
      ...['requested done 1', 'sent done 2', 'accepted done 3', 'arrived done 8', 'ended failed 12'],
    ]);
  });

  it('claims nothing of a status that it does not know', () => {
    expect(short({ ...requested, statusCode: '42' })[0]).toBe('requested current 1');
  });
});
