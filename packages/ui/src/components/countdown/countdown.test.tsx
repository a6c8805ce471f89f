import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Countdown } from './countdown.tsx';
import { clockText, markPassed, secondsUntil } from './time-left.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the time left', () => {
  it('counts a second that has begun, and never goes below zero', () => {
    expect([secondsUntil(2_001, 0), secondsUntil(2_000, 0), secondsUntil(1, 5_000)]).toEqual([3, 2, 0]);
  });

  it('has hours only where there are any', () => {
    expect([180, 9, 0, 3_723].map(clockText)).toEqual(['3:00', '0:09', '0:00', '1:02:03']);
  });

  it('speaks at a few marks, and after a sleep only at the last one', () => {
    expect(markPassed(61, 60)).toBe(60);
    expect(markPassed(60, 59)).toBeUndefined();
    expect(markPassed(200, 25)).toBe(30);
  });
});

describe('Countdown', () => {
  it('is heard at one minute, thirty and ten seconds and at the end, and not between', () => {
    render(<Countdown endsAt={1_062_000} label="Session ends in" />);
    const said = () => screen.getByRole('status').textContent;
    const heard: (string | null)[] = [];
    for (let second = 0; second <= 62; second += 1) {
      if (heard.at(-1) !== said()) heard.push(said());
      pass(1_000);
    }
    heard.push(said());
    expect(heard).toEqual([
      '',
      '1 minute left',
      '30 seconds left',
      '10 seconds left',
      'The time is up',
      'The time is up',
    ]);
  });

  it('tells its end once', () => {
    const onEnd = vi.fn();
    render(<Countdown endsAt={1_003_000} label="Ends in" onEnd={onEnd} />);
    pass(2_999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    pass(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getByRole('timer').textContent).toBe('0:00');
  });

  it('wins no time while a phone sleeps: it looks at the clock when it comes back', () => {
    const onEnd = vi.fn();
    render(<Countdown endsAt={1_180_000} label="Ends in" onEnd={onEnd} />);
    vi.setSystemTime(1_200_000);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('begins again when the end is put off', () => {
    const { again } = render(<Countdown endsAt={1_010_000} label="Ends in" />);
    pass(5_000);
    again(<Countdown endsAt={1_185_000} label="Ends in" />);
    expect(screen.getByRole('timer').textContent).toBe('3:00');
  });

  it('reads as a timer with its name', async () => {
    vi.useRealTimers();
    const { container } = render(<Countdown endsAt={Date.now() + 179_900} label="Session ends in" />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "timer, Session ends in",
        "3:00",
        "end of timer, Session ends in",
        "status",
      ]
    `);
  });
});
