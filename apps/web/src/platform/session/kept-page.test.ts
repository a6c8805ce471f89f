import { warningMs } from '@dayfare/domain/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardKeptPage, isKept } from './kept-page.ts';

const { dataset } = document.documentElement;
const reload = vi.fn();
const onShown = vi.fn();
let endsAt: number | null = null;
let stop = () => {};

/** The browser puts the page into its cache, or takes it out, unless it isn't `persisted`. */
const happens = (event: 'pagehide' | 'pageshow', persisted = true) =>
  void window.dispatchEvent(new PageTransitionEvent(event, { persisted }));
const isHidden = () => dataset.kept !== undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  localStorage.setItem('currentUser', 'Ada at the bakery, sealed');
  localStorage.setItem('brand', 'dayfare');
  endsAt = null;
  reload.mockClear();
  onShown.mockClear();
  stop = guardKeptPage({ local: localStorage, endsAt: () => endsAt, reload, onShown });
});
afterEach(() => {
  // Leaves the module's state as it was.
  localStorage.setItem('currentUser', 'Ada at the bakery, sealed');
  localStorage.setItem('brand', 'dayfare');
  endsAt = null;
  happens('pagehide');
  happens('pageshow');
  stop();
  localStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('a page is hidden before it is kept, and comes back as it was, with its focus', () => {
  document.body.innerHTML = '<button type="button">Send</button>';
  const button = document.querySelector('button');
  button?.focus();
  happens('pagehide');
  expect([isHidden(), isKept.get()]).toEqual([true, true]);
  button?.blur();
  vi.advanceTimersByTime(warningMs - 1);
  happens('pageshow');
  expect([isHidden(), isKept.get()]).toEqual([false, false]);
  expect(document.activeElement).toBe(button);
  expect(onShown).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it('a page that is left for good, or shown for the first time, is not touched', () => {
  happens('pageshow', false);
  happens('pagehide', false);
  happens('pageshow');
  expect([isHidden(), isKept.get()]).toEqual([false, false]);
  expect(reload).not.toHaveBeenCalled();
});

describe('a kept page is loaded again and stays hidden', () => {
  it.each<[string, () => void]>([
    ['signing out', () => localStorage.removeItem('currentUser')],
    ['another user', () => localStorage.setItem('currentUser', 'Ben at the bakery, sealed')],
    ['another employer', () => localStorage.setItem('currentUser', 'Ada at the farm, sealed')],
    ['another brand', () => localStorage.setItem('brand', 'canada')],
    ['the time after which a user may be signed out', () => vi.advanceTimersByTime(warningMs)],
    ['a session that has ended meanwhile', () => (endsAt = 0)],
  ])('after %s', (_, change) => {
    happens('pagehide');
    change();
    happens('pageshow');
    expect(reload).toHaveBeenCalledOnce();
    expect(onShown).not.toHaveBeenCalled();
    expect([isHidden(), isKept.get()]).toEqual([true, true]);
  });

  it('that warned of the end of the session, because the answer may have been given elsewhere', () => {
    endsAt = Date.now() + 20_000;
    happens('pagehide');
    happens('pageshow');
    expect(isHidden()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('though the clock of the device was set back meanwhile', () => {
    happens('pagehide');
    vi.advanceTimersByTime(warningMs);
    vi.setSystemTime(Date.now() - 2 * warningMs);
    happens('pageshow');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('when a visitor’s page is that of someone who has signed in since', () => {
    localStorage.removeItem('currentUser');
    happens('pagehide');
    localStorage.setItem('currentUser', 'Ada at the bakery, sealed');
    happens('pageshow');
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('a visitor’s page comes back after any time', () => {
  localStorage.removeItem('currentUser');
  happens('pagehide');
  vi.advanceTimersByTime(10 * warningMs);
  happens('pageshow');
  expect(isHidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
