import { timeContract } from '@dayfare/api/time/contract';
import { timeIntegration, timeStatus } from '@dayfare/domain/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hannahKowalski } from '../../seeds/people/hannah-kowalski.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { nadiaRahman } from '../../seeds/people/nadia-rahman.ts';
import { priyaRaman } from '../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../testing/open.ts';
import { sentTexts } from '../../testing/sent-texts.ts';
import { attendanceMarks } from './tables.ts';

// Friday, October 16, 2026, noon in New York.
const sandbox = await openSandbox({ seeds: [mayaTorres, nadiaRahman, priyaRaman, hannahKowalski] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hour = 3_600_000;
const calls = async (seed = mayaTorres) => (await sandbox.signedIn(seed)).client(timeContract);
const hoursAgo = (hours: number) => new Date(sandbox.clock.ms - hours * hour).toISOString();
const mark = (kind: 1 | 2, occurredAt: string, markID: string = crypto.randomUUID()) => ({
  ...{ kind, occurredAt, markID },
});
const morning = { timeTrackerID: null, date: '2026-10-15', startMinute: 9 * 60, endMinute: 17 * 60 };
const october = { fromDate: '2026-10-01', toDate: '2026-10-31' };
const refused = (code: string) => expect.objectContaining({ code });

it('where somebody clocks is kept only where the employer asks for it, and a manager looks at one without a place', async () => {
  const maya = await calls();
  const place = { latitude: 40.75, longitude: -74 };
  const places = async () =>
    (await sandbox.db.select().from(attendanceMarks).orderBy(attendanceMarks.at)).map((one) => one.place);
  expect(await maya.markAttendance({ ...mark(1, hoursAgo(3)), place })).toMatchObject({
    ...{ isPlaceWanted: false, current: { isDoubtful: false } },
  });
  await maya.markAttendance(mark(2, hoursAgo(2.5)));
  sandbox.server.configuration.set({ EnableAttendanceLocation: '1' });
  expect(await maya.markAttendance({ ...mark(1, hoursAgo(2)), place })).toMatchObject({
    ...{ isPlaceWanted: true, current: { isDoubtful: false } },
  });
  await maya.markAttendance({ ...mark(2, hoursAgo(1)), place: null });
  expect((await maya.getLoggedHoursByUserID(october)).loggedHours[0]).toMatchObject({ isDoubtful: true });
  expect(await places()).toEqual([null, null, '40.75,-74', null]);
  sandbox.server.configuration.clear();
});

describe('a shift that somebody forgot to clock out of', () => {
  it('is ended through the employer’s HR service at the time that they say, for a manager to look at [time-011]', async () => {
    const maya = await calls();
    const { current } = await maya.markAttendance(mark(1, hoursAgo(0)));
    await sandbox.advance(20 * hour);
    expect((await maya.getCurrentAttendance()).isClockOutPending).toBe(true);
    const endAt = new Date(Date.parse(current?.startAt ?? '') + 8 * hour).toISOString();
    const clockOuts = [{ timeTrackerID: current?.timeTrackerID ?? 0, endAt }];
    await expect(maya.endPendingClockOuts({ id: 999, clockOuts })).rejects.toEqual(
      refused('BusinessNotYours'),
    );
    const tooLate = [{ timeTrackerID: current?.timeTrackerID ?? 0, endAt: hoursAgo(-99) }];
    await expect(maya.endPendingClockOuts({ id: 501, clockOuts: tooLate })).rejects.toEqual(
      refused('HoursInFuture'),
    );
    const tooEarly = [{ timeTrackerID: current?.timeTrackerID ?? 0, endAt: current?.startAt ?? '' }];
    await expect(maya.endPendingClockOuts({ id: 501, clockOuts: tooEarly })).rejects.toEqual(
      refused('ClockOutBeforeClockIn'),
    );
    const after = await maya.endPendingClockOuts({ id: 501, clockOuts });
    expect(after).toMatchObject({ current: null, isClockOutPending: false });
    expect(await maya.endPendingClockOuts({ id: 501, clockOuts })).toMatchObject({ current: null });
    expect((await maya.getLoggedHoursByUserID(october)).loggedHours).toMatchObject([
      { minutes: 480, isDoubtful: true },
    ]);
  });
});

describe('the system that the employer keeps hours in', () => {
  it('is named by its place in the documents’ list, and is none for most [time-014]', async () => {
    const hannah = await calls(hannahKowalski);
    const { integrationType } = await hannah.getCurrentAttendance();
    expect(timeIntegration.fromWire(integrationType)).toBe('Kronos');
    expect(timeIntegration.names).toEqual(
      [
        'None',
        'Quickbook',
        'Xero',
        'Deputy',
        'Adp',
        'Kronos',
        'Paychex',
        'Workday',
        'UltiPro',
        'Paycor',
      ].concat('Rippling'),
    );
    expect((await (await calls()).getCurrentAttendance()).integrationType).toBe(0);
  });
});

describe('clocking', () => {
  it('in and out counts at its own time, once however often it is sent [time-003] [time-004]', async () => {
    const maya = await calls();
    expect(await maya.getCurrentAttendance()).toMatchObject({ current: null, isClockOutPending: false });
    const start = mark(1, hoursAgo(8));
    const { current } = await maya.markAttendance(start);
    expect(await maya.markAttendance(start)).toMatchObject({ current });
    expect(current).toMatchObject({ startAt: start.occurredAt, endAt: null, isDoubtful: false });
    expect(timeStatus.fromWire(current?.status ?? 0)).toBe('InProgress');
    const end = mark(2, hoursAgo(1));
    expect(await maya.markAttendance(end)).toMatchObject({ current: null });
    expect(await maya.markAttendance(end)).toMatchObject({ current: null });
    expect(await maya.markAttendance(start)).toMatchObject({ current: null });
    const { loggedHours } = await maya.getLoggedHoursByUserID(october);
    expect(loggedHours).toMatchObject([{ date: '2026-10-16', minutes: 420, isDoubtful: false }]);
  });

  it('out before the clock-in has arrived from another device is kept until it has', async () => {
    const maya = await calls();
    const out = mark(2, hoursAgo(1));
    expect(await maya.markAttendance(out)).toMatchObject({ current: null, clockOutAlone: out.occurredAt });
    expect((await maya.getLoggedHoursByUserID(october)).loggedHours).toEqual([]);
    expect(await maya.markAttendance(mark(1, hoursAgo(5)))).toMatchObject({
      ...{ current: null, clockOutAlone: null },
    });
    // A second clock-in of the same shift changes nothing.
    await maya.markAttendance(mark(1, hoursAgo(4)));
    expect((await maya.getLoggedHoursByUserID(october)).loggedHours).toMatchObject([{ minutes: 240 }]);
  });

  it('out without a clock-in is forgotten about once the hours are written down', async () => {
    const maya = await calls();
    await maya.markAttendance(mark(2, hoursAgo(1)));
    // From eight to eleven in New York.
    const command = { ...morning, date: '2026-10-16', startMinute: 8 * 60, endMinute: 11 * 60 };
    await maya.updateLoggedHours(command);
    expect(await maya.getCurrentAttendance()).toMatchObject({ clockOutAlone: null });
    await expect(maya.markAttendance(mark(1, hoursAgo(3)))).rejects.toEqual(refused('HoursOverlap'));
  });

  it('out that was forgotten does not swallow the next day’s shift', async () => {
    const maya = await calls();
    const { current } = await maya.markAttendance(mark(1, hoursAgo(0)));
    const after = (hours: number) =>
      new Date(Date.parse(current?.startAt ?? '') + hours * hour).toISOString();
    await sandbox.advance(22 * hour);
    await maya.markAttendance(mark(1, after(19)));
    await maya.markAttendance(mark(2, after(21)));
    expect(await maya.getCurrentAttendance()).toMatchObject({ current, isClockOutPending: true });
    const clockOuts = [{ timeTrackerID: current?.timeTrackerID ?? 0, endAt: after(8) }];
    expect(await maya.endPendingClockOuts({ id: 501, clockOuts })).toMatchObject({ current: null });
    expect((await maya.getLoggedHoursByUserID(october)).loggedHours).toMatchObject([
      ...[{ minutes: 120 }, { minutes: 480 }],
    ]);
  });

  it('stays as it was changed, whatever arrives later', async () => {
    const maya = await calls();
    await maya.markAttendance(mark(1, hoursAgo(8)));
    await maya.markAttendance(mark(2, hoursAgo(2)));
    const [shift] = (await maya.getLoggedHoursByUserID(october)).loggedHours;
    const timeTrackerID = shift?.timeTrackerID ?? 0;
    // Four to nine in New York; it was clocked from four to ten.
    const command = { timeTrackerID, date: '2026-10-16', startMinute: 4 * 60, endMinute: 9 * 60 };
    await maya.updateLoggedHours(command);
    await maya.markAttendance(mark(1, hoursAgo(1)));
    await maya.markAttendance(mark(2, hoursAgo(0.5)));
    const { loggedHours } = await maya.getLoggedHoursByUserID(october);
    expect(loggedHours.map(({ minutes }) => minutes)).toEqual([30, 300]);
    for (const { timeTrackerID: id } of loggedHours) await maya.deleteLoggedHours({ id });
    await maya.markAttendance(mark(1, hoursAgo(0)));
    expect((await maya.getLoggedHoursByUserID(october)).loggedHours).toMatchObject([{ endAt: null }]);
  });

  it('marks as doubtful what came long after its time or is ahead of it, and asks for an end that is due', async () => {
    const maya = await calls();
    const { current, isClockOutPending } = await maya.markAttendance(mark(1, hoursAgo(17)));
    expect([current?.isDoubtful, isClockOutPending]).toEqual([true, true]);
    const priya = await calls(priyaRaman);
    expect(await priya.markAttendance(mark(1, hoursAgo(-1)))).toMatchObject({
      current: { isDoubtful: true },
    });
  });
});

describe('logged hours', () => {
  it('are logged, read, changed, submitted and kept in the history [time-002] [time-005] [time-006] [time-007] [time-009]', async () => {
    const maya = await calls();
    const { timeTrackerID } = await maya.updateLoggedHours(morning);
    const later = { ...morning, timeTrackerID, startMinute: 10 * 60 };
    expect(await maya.updateLoggedHours(later)).toMatchObject({ timeTrackerID, minutes: 420 });
    expect(await maya.getLoggedHoursHistory(october)).toEqual({ loggedHours: [] });
    const submit = { timeTrackerIDs: [timeTrackerID], status: timeStatus.toWire('Submitted') };
    const [submitted] = (await maya.setLoggedHoursStatus(submit)).loggedHours;
    expect(submitted).toMatchObject({ timeTrackerID, status: submit.status });
    expect(await maya.setLoggedHoursStatus(submit)).toEqual({ loggedHours: [submitted] });
    expect(await maya.getTimeTrackerByID({ id: timeTrackerID })).toEqual(submitted);
    expect(await maya.getLoggedHoursByUserID(october)).toEqual({ loggedHours: [submitted] });
    expect(await maya.getLoggedHoursHistory(october)).toEqual({ loggedHours: [submitted] });
    await expect(maya.updateLoggedHours(later)).rejects.toEqual(refused('TimeEntryNotChangeable'));
    await expect(maya.deleteLoggedHours({ id: timeTrackerID })).rejects.toEqual(
      refused('TimeEntryNotChangeable'),
    );
  });

  it('are approved by nobody themselves', async () => {
    const maya = await calls();
    const { timeTrackerID } = await maya.updateLoggedHours(morning);
    for (const [name, code] of [
      ['Approved', 'NotAManager'],
      ['Rejected', 'NotAManager'],
      ['InProgress', 'InvalidRequest'],
    ] as const)
      await expect(
        maya.setLoggedHoursStatus({
          ...{ timeTrackerIDs: [timeTrackerID], status: timeStatus.toWire(name), reason: 'No.' },
        }),
      ).rejects.toEqual(refused(code));
    await expect(maya.getTeamHours()).rejects.toEqual(refused('NotAManager'));
  });

  it('are deleted by whose they are [time-008]', async () => {
    const maya = await calls();
    const { timeTrackerID: id } = await maya.updateLoggedHours(morning);
    const priya = await calls(priyaRaman);
    await expect(priya.deleteLoggedHours({ id })).rejects.toEqual(refused('TimeEntryNotFound'));
    await expect(priya.getTimeTrackerByID({ id })).rejects.toEqual(refused('TimeEntryNotFound'));
    expect(await maya.deleteLoggedHours({ id })).toBe(true);
    expect(await maya.getLoggedHoursByUserID(october)).toEqual({ loggedHours: [] });
  });

  it('have an end other than the start, sixteen hours at most, and are over [time-013] [validation-019]', async () => {
    const maya = await calls();
    const log = (change: object) => maya.updateLoggedHours({ ...morning, ...change });
    await expect(log({ endMinute: 9 * 60 })).rejects.toEqual(refused('SameStartAndEndTime'));
    await expect(log({ startMinute: 60, endMinute: 17 * 60 + 1 })).rejects.toEqual(refused('TooManyHours'));
    await expect(log({ date: '2026-10-16' })).rejects.toEqual(refused('HoursInFuture'));
    expect(await log({ startMinute: 60 })).toMatchObject({ minutes: 960 });
    await expect(log({ startMinute: 16 * 60 })).rejects.toEqual(refused('HoursOverlap'));
  });

  it('are as many as went by on a night when clocks go back', async () => {
    sandbox.clock.ms += 17 * 24 * hour;
    const maya = await calls();
    const night = { ...morning, date: '2026-10-31', startMinute: 22 * 60, endMinute: 6 * 60 };
    expect(await maya.updateLoggedHours(night)).toMatchObject({ minutes: 540, timeZone: 'America/New_York' });
  });
});

describe('a manager', () => {
  const days = ['2026-10-13', '2026-10-14', '2026-10-15'];
  const [approved, rejected] = [timeStatus.toWire('Approved'), timeStatus.toWire('Rejected')];

  async function submitted(seed = mayaTorres) {
    const person = await calls(seed);
    const ids: number[] = [];
    for (const date of days) ids.push((await person.updateLoggedHours({ ...morning, date })).timeTrackerID);
    await person.setLoggedHoursStatus({ timeTrackerIDs: ids, status: timeStatus.toWire('Submitted') });
    return { person, ids };
  }

  it('sees what the team has submitted, and no one else’s', async () => {
    const { ids } = await submitted();
    // Of another employer, and the manager's own.
    await submitted(priyaRaman);
    await submitted(nadiaRahman);
    const nadia = await calls(nadiaRahman);
    const { loggedHours } = await nadia.getTeamHours();
    expect(loggedHours.map(({ timeTrackerID, name }) => [timeTrackerID, name])).toEqual(
      ids.map((id) => [id, 'Maya Torres']),
    );
    expect((await nadia.getCurrentAttendance()).toDecide).toBe(3);
    expect((await (await calls()).getCurrentAttendance()).toDecide).toBeNull();
  });

  it('approves several at once, all or none, and once', async () => {
    const { person: maya, ids } = await submitted();
    const nadia = await calls(nadiaRahman);
    const [first = 0, second = 0, third = 0] = ids;
    const approve = { timeTrackerIDs: [first, second], status: approved };
    expect((await nadia.setLoggedHoursStatus(approve)).loggedHours).toMatchObject([
      ...[{ status: approved }, { status: approved }],
    ]);
    expect((await nadia.setLoggedHoursStatus(approve)).loggedHours).toHaveLength(2);
    const reject = { timeTrackerIDs: [second, third], status: rejected, reason: 'Too late.' };
    await expect(nadia.setLoggedHoursStatus(reject)).rejects.toEqual(refused('HoursDecided'));
    expect(await maya.getTimeTrackerByID({ id: third })).toMatchObject({ status: 3, reason: null });
    await expect(maya.deleteLoggedHours({ id: first })).rejects.toEqual(refused('TimeEntryNotChangeable'));
  });

  it('rejects with a reason that the person gets by text, once, and can act on', async () => {
    const { person: maya, ids } = await submitted();
    const nadia = await calls(nadiaRahman);
    const [first = 0, second = 0] = ids;
    const reject = { timeTrackerIDs: [first, second], status: rejected, reason: ' You left at 4. ' };
    await expect(nadia.setLoggedHoursStatus({ ...reject, reason: ' ' })).rejects.toEqual(
      refused('InvalidRequest'),
    );
    await nadia.setLoggedHoursStatus(reject);
    await nadia.setLoggedHoursStatus(reject);
    const told = (await sentTexts(sandbox.db)).filter((body) => body.includes('You left at 4.'));
    expect(told).toEqual([expect.stringContaining('your hours of Oct 13 and Oct 14')]);
    expect(await maya.getTimeTrackerByID({ id: first })).toMatchObject({ reason: 'You left at 4.' });
    const again = { ...morning, timeTrackerID: first, date: '2026-10-13', endMinute: 16 * 60 };
    expect(await maya.updateLoggedHours(again)).toMatchObject({ status: 2, reason: null });
  });

  it('decides about the team’s hours only', async () => {
    const { ids } = await submitted(priyaRaman);
    const own = await submitted(nadiaRahman);
    const nadia = await calls(nadiaRahman);
    for (const timeTrackerIDs of [ids, own.ids])
      await expect(nadia.setLoggedHoursStatus({ timeTrackerIDs, status: approved })).rejects.toEqual(
        refused('TimeEntryNotFound'),
      );
  });
});
