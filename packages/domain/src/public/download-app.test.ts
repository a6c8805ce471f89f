import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReturnPath } from '../access/index.ts';
import {
  afterDownloadApp,
  type DownloadFlags,
  downloadAppPath,
  downloadFlags,
  downloadReason,
} from './download-app.ts';

const flags = (on: Partial<DownloadFlags> = {}): DownloadFlags => ({
  isFromActivation: false,
  isFromAccessMoney: false,
  enrollmentFlow: false,
  isFromTimelyTipDeposit: false,
  isForAddAccount: false,
  ...on,
});
const anyFlags = fc.record({
  isFromActivation: fc.boolean(),
  isFromAccessMoney: fc.boolean(),
  enrollmentFlow: fc.boolean(),
  isFromTimelyTipDeposit: fc.boolean(),
  isForAddAccount: fc.boolean(),
});
const read = (query: string) => {
  const pairs = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return downloadFlags((name) => pairs.get(name) ?? null);
};

describe('the flags', () => {
  it.each([
    'isFromActivation',
    'isFromAccessMoney',
    'enrollmentFlow',
    'isFromTimelyTipDeposit',
    'isForAddAccount',
  ] as const)('%s is on as true or 1 [public-001]', (name) => {
    expect(read(`${name}=true`)).toEqual(flags({ [name]: true }));
    expect(read(`${name}=1`)).toEqual(flags({ [name]: true }));
    for (const off of ['false', '0', '', 'yes']) expect(read(`${name}=${off}`)).toEqual(flags());
  });

  it('stand in the page’s address as they are read, and nothing else does', () => {
    expect(downloadAppPath(flags())).toBe('/download-app');
    fc.assert(
      fc.property(anyFlags, (some) => {
        const path = downloadAppPath(some);
        expect(read(path.split('?')[1] ?? '')).toEqual(some);
        expect(isReturnPath(path)).toBe(true);
      }),
    );
  });
});

describe('closing', () => {
  const cash = '/ewa/cash?isFromDashboard=true&isFromActivation=true';
  const cta = '/dayfare-direct/cta?type=success&showCTA=true&isFromActivation=true';

  it.each([
    [{ isFromActivation: true, isFromAccessMoney: true }, cash],
    [{ isFromActivation: true, isFromAccessMoney: true, isFromTimelyTipDeposit: true }, cash],
    [{ isFromTimelyTipDeposit: true }, '/ewa/home'],
    [{ isFromTimelyTipDeposit: true, isFromActivation: true }, '/ewa/home'],
    [{ isFromTimelyTipDeposit: true, isFromAccessMoney: true }, '/ewa/home'],
    [{ isFromActivation: true }, cta],
    [{ isFromActivation: true, enrollmentFlow: true, isForAddAccount: true }, cta],
    [{ isFromAccessMoney: true }, '/dayfare-direct/home'],
    [{ enrollmentFlow: true, isForAddAccount: true }, '/dayfare-direct/home'],
    [{}, '/dayfare-direct/home'],
  ])('with %j leads a direct user to %s [public-004]', (on, to) => {
    expect(afterDownloadApp(flags(on), 'DirectUser')).toBe(to);
  });

  it('leads to the dashboard of whoever is signed in, and a visitor to the welcome page', () => {
    expect(afterDownloadApp(flags(), 'User')).toBe('/ewa/home');
    expect(afterDownloadApp(flags(), 'Administrator')).toBe('/welcome');
    expect(afterDownloadApp(flags(), null)).toBe('/welcome');
  });
});

it.each([
  [{}, 'any'],
  [{ enrollmentFlow: true }, 'signUp'],
  [{ enrollmentFlow: true, isForAddAccount: true }, 'addAccount'],
  [{ isForAddAccount: true, isFromAccessMoney: true }, 'getMoney'],
  [{ isFromAccessMoney: true, isFromActivation: true }, 'activated'],
  [{ isFromActivation: true, isFromTimelyTipDeposit: true }, 'tips'],
])('the reason of %j is %s', (on, reason) => {
  expect(downloadReason(flags(on))).toBe(reason);
});
