import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageTimers } from '../../../platform/session/auto-logout/steady-clock.ts';
import { routes } from '../../../testing/app-routes.ts';
import { Providers } from '../../../testing/providers.tsx';
import { people } from '../../../testing/sandbox/people.ts';
import { press } from '../../../testing/sandbox/person-steps.ts';
import { beAt, seeBalance } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';
import { TimeOut } from './time-out.tsx';

const server = useSandbox();

/** What looks at the clock from time to time, as the page has asked for it. */
const looks = new Set<{ readonly ms: number; at: number; readonly look: () => void }>();
beforeEach(() => {
  // Only what the time out goes by stands still: a page that is painted needs all the other time.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(pageTimers, 'every').mockImplementation((ms, look) => {
    const entry = { ms, at: Date.now() + ms, look };
    looks.add(entry);
    return () => looks.delete(entry);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  looks.clear();
});

/** Lets time pass, in small steps. */
function seconds(count: number): void {
  act(() => {
    const end = Date.now() + count * 1_000;
    while (Date.now() < end) {
      vi.setSystemTime(Date.now() + 100);
      for (const entry of looks) {
        if (Date.now() < entry.at) continue;
        entry.at += entry.ms;
        entry.look();
      }
    }
  });
}

const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
const findWarning = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Are you still there?' }));

/** Comes home, and does something as soon as the time out is watched for. */
async function comeHomeWatched() {
  const page = await server.open('/ewa/home', { as: people.maya });
  await seeBalance();
  await waitFor(() => expect(looks.size).toBe(1));
  fireEvent.keyDown(window, { key: 'Shift' });
  return page;
}

describe('someone who is gone', () => {
  it('is told that the session ends, in how long, and how to stay or leave; Log out in it signs out [session-043]', async () => {
    const page = await comeHomeWatched();
    seconds(301);
    const sheet = await findWarning();
    expect(sheet.getByRole('heading', { name: 'Are you still there?' })).toBeDefined();
    expect(sheet.getByText(/continue to stay/i)).toBeDefined();
    expect(sheet.getByRole('timer').textContent).toMatch(/^[23]:\d\d$/);
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Continue' }));
    // What it leads to is there.
    for (const link of sheet.queryAllByRole('link'))
      expect(routes.map(({ path }) => path)).toContain(link.getAttribute('href'));
    await press(page, 'Log out');
    await screen.findByText('You’re signed out.');
    await beAt(page, '/welcome/login');
    expect(server.local.getItem('currentUser')).toBeNull();
  });

  it('has all of the time again after anything that shows that they are there; how much the configuration sets [session-036] [session-042]', async () => {
    await server.sandbox.configure({ SessionTimeout: '300' });
    await comeHomeWatched();
    const activities = [
      fireEvent.keyDown,
      fireEvent.click,
      fireEvent.mouseMove,
      fireEvent.wheel,
      fireEvent.scroll,
    ];
    for (const happens of activities) {
      seconds(100);
      expect(warning()).toBeNull();
      happens(window);
    }
    seconds(118);
    expect(warning()).toBeNull();
    seconds(4);
    await findWarning();
    fireEvent.keyDown(window, { key: 'Shift' });
    fireEvent.mouseMove(window);
    seconds(2);
    expect(warning()).not.toBeNull();
  });

  it('is warned and signed out no second late: the clock is looked at every second [session-038]', async () => {
    const page = await comeHomeWatched();
    // Between two looks: whoever looked less often would be late at one of the two ends.
    seconds(1.3);
    fireEvent.keyDown(window, { key: 'Shift' });
    seconds(299);
    expect(warning()).toBeNull();
    seconds(2);
    await findWarning();
    seconds(177);
    expect(page.app.session.current()).not.toBeNull();
    seconds(3);
    await screen.findByText(/You were away for a while/);
    await beAt(page, '/welcome/login?redirectUrl=%2Fewa%2Fhome');
  });

  it('is not signed out where the brand is Paycor’s [session-041]', async () => {
    const page = await server.open('/ewa/home', { as: people.priya });
    await seeBalance();
    // The frame has it as soon as the page is painted; here it surely is.
    render(
      <Providers app={page.app}>
        <TimeOut />
      </Providers>,
    );
    for (let minute = 0; minute < 10; minute += 1) {
      seconds(60);
      expect(warning()).toBeNull();
    }
    expect(looks.size).toBe(0);
    expect(page.here()).toBe('/ewa/home');
    expect(page.app.session.current()).not.toBeNull();
  });
});
