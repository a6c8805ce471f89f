import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { SessionTimeout } from './session-timeout.tsx';
import '../../testing/overlays.ts';

afterEach(() => vi.useRealTimers());

function sheet(endsAt = Date.now() + 180_000) {
  const calls = { onContinue: vi.fn(), onLogOut: vi.fn(), onEnd: vi.fn(), onDeviceActivity: vi.fn() };
  const content = <SessionTimeout isOpen endsAt={endsAt} deviceActivityHref="/device-activity" {...calls} />;
  return { ...calls, content };
}

describe('SessionTimeout', () => {
  it('cannot be dismissed, has a countdown, Continue and a logout action [session-037]', async () => {
    const { content, onContinue, onLogOut } = sheet();
    const { user } = render(content);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('timer').textContent).toMatch(/^(3:00|2:59)$/);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect([onContinue.mock.calls.length, onLogOut.mock.calls.length]).toEqual([1, 1]);
  });

  it('has a heading, what will expire in how long, how to stay, a primary button and the link [session-043]', async () => {
    const { content, onDeviceActivity } = sheet();
    const { user } = render(content);
    expect(screen.getByRole('heading', { name: 'Are you still there?' })).toBeDefined();
    expect(screen.getByRole('timer', { name: 'Your session will expire in' })).toBeDefined();
    expect(screen.getByText('Please click Continue to stay signed in.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Device activity' });
    expect(link.getAttribute('href')).toBe('/device-activity');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(onDeviceActivity).toHaveBeenCalledOnce();
  });

  it('tells its end once, and is heard at a few moments only', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { content, onEnd } = sheet(1_180_000);
    render(content);
    const heard = new Set<string | null>();
    for (let second = 0; second < 200; second += 1) {
      act(() => vi.advanceTimersByTime(1_000));
      heard.add(screen.getByRole('status').textContent);
    }
    expect(onEnd).toHaveBeenCalledOnce();
    expect(heard.size).toBeLessThanOrEqual(6);
  });

  it('gives the focus to Continue, the answer that takes nothing away', () => {
    render(sheet().content);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });

  it('reads as an alert that must be answered, in Canadian French', async () => {
    render(sheet().content, { locale: 'fr-CA' });
    const said = (await spoken(screen.getByRole('alertdialog'))).join('\n');
    for (const phrase of [
      'alertdialog, Êtes-vous toujours là?',
      'timer, Votre session expirera dans',
      'button, Continuer',
      'button, Fermer la session',
      'link, Activité des appareils',
    ])
      expect(said).toContain(phrase);
  });
});
