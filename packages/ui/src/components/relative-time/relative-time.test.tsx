import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';

afterEach(() => vi.useRealTimers());

const now = Date.UTC(2026, 10, 21, 20, 0);
function label(
  date: RelativeTimeProps['date'],
  locale = 'en-US',
  props: Partial<RelativeTimeProps> = {},
) {
  const { container, unmount } = render(
    <RelativeTime date={date} now={now} timeZone="America/New_York" {...props} />,
    {
      locale,
    },
  );
  const text = container.textContent?.replace(/\s/g, ' ');
  unmount();
  return text;
}
const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}T15:04:00Z`;

describe('RelativeTime', () => {
  it('says today, yesterday, the weekday for 2 and 3 days ago, otherwise month and day, each with the time [ui-014]', () => {
    expect([21, 20, 19, 18, 17, 3].map((day) => label(november(day)))).toEqual([
      'Today at 10:04 AM',
      'Yesterday at 10:04 AM',
      'Thursday at 10:04 AM',
      'Wednesday at 10:04 AM',
      'November 17 at 10:04 AM',
      'November 3 at 10:04 AM',
    ]);
  });

  it('shows N/A for a missing date, and for what is no date [ui-014]', () => {
    expect([label(null), label(undefined), label(''), label('soon')]).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
  });

  it('begins small within a sentence, as one document writes it [ui-014]', () => {
    expect(label(november(21), 'en-US', { isInSentence: true })).toBe('today at 10:04 AM');
    expect(label(november(20), 'en-US', { isInSentence: true })).toBe('yesterday at 10:04 AM');
  });

  it('counts days of the zone, not spans of 24 hours', () => {
    expect(label('2026-11-21T05:30:00Z')).toBe('Today at 12:30 AM');
    expect(label('2026-11-21T04:30:00Z')).toBe('Yesterday at 11:30 PM');
    expect(label('2026-11-21T04:30:00Z', 'en-US', { timeZone: 'UTC' })).toBe('Today at 4:30 AM');
  });

  it('takes what is to come, and other years, as month and day', () => {
    expect(label(november(22))).toBe('November 22 at 10:04 AM');
    expect(label('2025-11-03T15:04:00Z')).toBe('November 3, 2025 at 10:04 AM');
  });

  it('is written in Spanish and French as people there write', () => {
    expect(label('2026-11-20T18:30:00Z', 'es-US')).toMatch(/^Ayer a la 1:30/);
    expect(label(november(19), 'es-US')).toMatch(/^Jueves a las 10:04/);
    expect(label(november(21), 'fr-CA')).toMatch(/^Aujourd’hui à 10 h 04/);
  });

  it('becomes yesterday at midnight, without a new page', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 23, 59, 30) });
    const { container } = render(<RelativeTime date="2026-11-21T10:00:00Z" timeZone="UTC" />);
    expect(container.textContent).toMatch(/^Today/);
    act(() => vi.advanceTimersByTime(60_000));
    expect(container.textContent).toMatch(/^Yesterday/);
  });

  it('is a time that machines can read', async () => {
    const { container } = render(<RelativeTime date={november(21)} now={now} timeZone="UTC" id="when" />);
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T15:04:00.000Z');
    expect(container.querySelector('time')?.id).toBe('when');
    expect((await transcript(container)).join(' ')).toMatch(/Today at 3:04/);
  });
});
