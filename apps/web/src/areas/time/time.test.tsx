import { timeContract } from '@dayfare/api/time/contract';
import { timeStatus } from '@dayfare/domain/time';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, follow, press, readInMain, untilAt } from '../../testing/sandbox/person-steps.ts';
import { recordRequests } from '../../testing/sandbox/recorded-requests.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(useDatabases);
beforeEach(() => server.sandbox.reset());

const hourMs = 3_600_000;

/** Types a time of day into the parts of a field. */
async function setTime(
  page: { user: { keyboard: (keys: string) => Promise<void> } },
  field: string,
  keys: string,
) {
  const group = await screen.findByRole('group', { name: new RegExp(`^${field}`) });
  within(group).getAllByRole('spinbutton')[0]?.focus();
  await page.user.keyboard(keys);
}

it('/timely-shifts is open to visitors, who see nothing of anyone’s and are led to the sign-in [time-015] [access-019]', async () => {
  const sent = recordRequests();
  const page = await server.open('/timely-shifts');
  await arriveAt('Shifts and hours');
  await readInMain(/^Clock in and out, and log the hours/);
  expect(sent.filter(({ path }) => /^user\//.test(path))).toEqual([]);
  await follow(page, 'Sign in');
  await untilAt(page, /^\/welcome\/login\?redirectUrl=/);
});

it('clocking says where, if the employer asks, and works without it', async () => {
  const answers: ('here' | 'denied')[] = ['here', 'denied'];
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
    answers.shift() === 'here'
      ? found({ coords: { latitude: 40.75, longitude: -74 } } as GeolocationPosition)
      : failed?.({ code: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  await server.sandbox.configure({ EnableAttendanceLocation: '1' });
  const page = await server.open('/timely-shifts', { as: people.maya });
  await readInMain(/^Your employer asks where you clock in/);
  await press(page, 'Clock in');
  await readInMain('You’re clocked in');
  await press(page, 'Clock out');
  await readInMain(/^Noted without a place: this device isn’t allowed/);
  await readInMain('You’re not clocked in');
  const places = server.network.sent('user/MarkAttendance').map(({ body }) => JSON.stringify(body));
  expect(places[0]).toContain('"latitude":40.75');
  expect(places[1]).toContain('"place":null');
  Reflect.deleteProperty(navigator, 'geolocation');
});

it('somebody clocks in and out, and their hours are listed with what becomes of them [time-001] [time-012] [ui-016]', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await follow(page, 'Work');
  await follow(page, 'Shifts and hours');
  await readInMain('You’re not clocked in');
  await readInMain('00:00:00');
  await press(page, 'Clock in');
  await readInMain('You’re clocked in');
  await server.sandbox.advance(8 * hourMs);
  page.close();
  const later = await server.open('/timely-shifts', { as: people.maya });
  await readInMain(/^08:\d\d:\d\d$/);
  await press(later, 'Clock out');
  await readInMain('You’re not clocked in');
  await readInMain('Not submitted');
  await later.user.click(await screen.findByRole('link', { name: /Not submitted/ }));
  await arriveAt('Your hours');
  await press(later, 'Submit to your manager');
  await readInMain('Submitted');
  later.close();
  await server.sandbox.decideHours(people.maya, 'Rejected');
  const last = await server.open('/timely-shifts', { as: people.maya });
  await last.user.click(await screen.findByRole('link', { name: /Rejected/ }));
  await readInMain('Your manager rejected these hours');
  await press(last, 'Submit to your manager');
  await readInMain('Submitted');
  await server.sandbox.decideHours(people.maya, 'Approved');
  last.close();
  await server.open('/timely-shifts', { as: people.maya });
  await readInMain('Approved');
});

it('a manager approves hours and rejects others with a reason, which the employee reads and acts on [time-006]', async () => {
  const maya = await server.open('/timely-shifts', { as: people.maya });
  const calls = maya.app.api.client(timeContract);
  const timeTrackerIDs: number[] = [];
  for (const date of ['2026-10-12', '2026-10-13']) {
    const change = { timeTrackerID: null, date, startMinute: 9 * 60, endMinute: 17 * 60 };
    timeTrackerIDs.push((await calls.updateLoggedHours(change)).timeTrackerID);
  }
  await calls.setLoggedHoursStatus({ timeTrackerIDs, status: timeStatus.toWire('Submitted') });
  expect(screen.queryByText(/^Your team’s hours/)).toBeNull();
  maya.close();

  const nadia = await server.open('/timely-shifts', { as: people.nadia });
  await follow(nadia, 'Your team’s hours: 2 to check');
  await arriveAt('Your team’s hours');
  const waiting = () => screen.findAllByRole('checkbox', { name: 'Maya Torres' });
  await press(nadia, 'Approve');
  await readInMain('Choose the hours first.');
  const [first] = await waiting();
  if (!first) throw new Error('No hours wait.');
  await nadia.user.click(first);
  await press(nadia, 'Approve 1');
  await waitFor(async () => expect(await waiting()).toHaveLength(1));
  const [second] = await waiting();
  if (!second) throw new Error('No hours wait.');
  await nadia.user.click(second);
  await press(nadia, 'Reject 1');
  const sheet = within(await screen.findByRole('dialog'));
  await nadia.user.type(sheet.getByRole('textbox', { name: 'Why?' }), 'You left at 4.');
  await nadia.user.click(sheet.getByRole('button', { name: 'Reject' }));
  await readInMain('Nothing to decide');
  nadia.close();

  const later = await server.open('/timely-shifts', { as: people.maya });
  await readInMain('Approved');
  await later.user.click(await screen.findByRole('link', { name: /Rejected/ }));
  await readInMain(/“You left at 4.”/);
});

it('the time is the server’s, however wrong the device’s clock is', async () => {
  const page = await server.open('/timely-shifts', { as: people.maya });
  await readInMain('You’re not clocked in');
  await press(page, 'Clock in');
  await readInMain('You’re clocked in');
  const [sent] = server.network.sent('user/MarkAttendance');
  const { occurredAt } = (sent?.body ?? {}) as { readonly occurredAt?: string };
  const { serverTime } = await page.app.api.client(timeContract).getCurrentAttendance();
  // The device’s clock is that of this machine, far from the server’s October.
  expect(Math.abs(Date.parse(occurredAt ?? '') - Date.parse(serverTime))).toBeLessThan(60_000);
});

it('a time clocked without a network is kept with its time, outlives a reload, and is sent once', async () => {
  const page = await server.open('/timely-shifts', { as: people.maya });
  await readInMain('You’re not clocked in');
  await server.sandbox.fault({ match: 'user/MarkAttendance', kind: 'drop-after' });
  await press(page, 'Clock in');
  await readInMain(/^Noted with its time on this device/);
  await readInMain('You’re clocked in');
  await server.sandbox.clearFaults();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^Noted with its time/)).toBeNull());
  await readInMain('You’re clocked in');
});

it('somebody clocks in also where the browser keeps nothing', async () => {
  const page = await server.open('/timely-shifts', { as: people.maya });
  await readInMain('You’re not clocked in');
  vi.spyOn(page.app.unfinished, 'keep').mockRejectedValue(new Error('The storage is full.'));
  await press(page, 'Clock in');
  await readInMain('You’re clocked in');
});

it('hours are logged, and a start that is the end is refused at its field [time-001]', async () => {
  const page = await server.open('/timely-shifts', { as: people.maya });
  await follow(page, 'Log hours');
  await arriveAt('Log hours');
  await setTime(page, 'Started', '1200AM');
  await setTime(page, 'Ended', '1200AM');
  await press(page, 'Save the hours');
  await readInMain('Start and end can’t be the same time.');
  await setTime(page, 'Ended', '1201AM');
  await press(page, 'Save the hours');
  await untilAt(page, '/timely-shifts');
  await readInMain('0 h 1 min');
  await page.user.click(await screen.findByRole('link', { name: /Not submitted/ }));
  await press(page, 'Delete');
  await press(page, 'Delete them');
  await readInMain('No hours logged yet');
});

it('a forgotten clock-out is asked for, and ends at the time that is said [time-011]', async () => {
  const page = await server.open('/timely-shifts', { as: people.maya });
  await press(page, 'Clock in');
  await readInMain('You’re clocked in');
  await server.sandbox.advance(20 * hourMs);
  page.close();
  const later = await server.open('/timely-shifts', { as: people.maya });
  await readInMain('Did you forget to clock out?');
  await press(later, 'End the shift');
  await readInMain('Enter the time at which your shift ended.');
});

it('names the system that the employer keeps hours in [time-014]', async () => {
  await server.open('/timely-shifts', { as: people.hannah });
  await readInMain('Your employer keeps hours in Kronos. What’s approved here goes there.');
});
