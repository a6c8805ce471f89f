import { describe, expect, it } from 'vitest';
import { areas, guardedAreas, isArea } from './areas.ts';

const facts = (area: keyof typeof areas) => areas[area];

describe('an area', () => {
  it('is loaded on demand, except the homes of employees and of direct users', () => {
    const eager = Object.entries(areas).filter(([, { isEager }]) => isEager);
    expect(eager.map(([key]) => key)).toEqual(['ewa', 'dayfare-direct']);
  });

  it('welcome is guarded and preloads configuration', () => {
    expect(facts('welcome')).toEqual({ isGuarded: true, isEager: false, preloads: ['configuration'] });
  });

  it('home is guarded and preloads configuration and its start-up data', () => {
    expect(facts('home')).toEqual({
      isGuarded: true,
      isEager: false,
      preloads: ['configuration', 'startupData'],
    });
  });

  it('signup has the second name su, and preloads configuration', () => {
    expect(facts('signup').preloads).toEqual(['configuration']);
    expect(facts('su')).toBe(facts('signup'));
  });

  it('savings preloads its start-up data', () => {
    expect(facts('savings')).toEqual({ isGuarded: true, isEager: false, preloads: ['startupData'] });
  });

  it('ewa preloads start-up data, available funds and the state-selection check', () => {
    expect(facts('ewa')).toEqual({
      isGuarded: true,
      isEager: true,
      preloads: ['startupData', 'availableFunds', 'stateSelection'],
    });
  });

  it('dayfare-direct preloads configuration as well', () => {
    expect(facts('dayfare-direct')).toEqual({
      isGuarded: true,
      isEager: true,
      preloads: ['configuration', 'startupData', 'availableFunds', 'stateSelection'],
    });
  });

  it.each([
    'referral',
    'billpay',
    'rxdiscount',
    'gas-discount',
    'device-activity',
    'amc',
    'turbo-tax',
    'pay-pal',
    'access-plus',
    'timely-access-pay',
  ] as const)('%s is guarded and preloads nothing', (area) => {
    expect(facts(area)).toEqual({ isGuarded: true, isEager: false, preloads: [] });
  });

  it('card preloads start-up data and the version of the local cache', () => {
    expect(facts('card')).toEqual({
      isGuarded: true,
      isEager: false,
      preloads: ['startupData', 'cardCacheVersion'],
    });
  });

  it('connect preloads its start-up data', () => {
    expect(facts('connect')).toEqual({ isGuarded: true, isEager: false, preloads: ['startupData'] });
  });

  it('uber has the current ride resolved first', () => {
    expect(facts('uber')).toEqual({ isGuarded: true, isEager: false, preloads: ['currentRide'] });
  });

  it('timely-tips preloads its start-up data', () => {
    expect(facts('timely-tips')).toEqual({ isGuarded: true, isEager: false, preloads: ['startupData'] });
  });

  it('smartspend preloads its start-up data', () => {
    expect(facts('smartspend')).toEqual({ isGuarded: true, isEager: false, preloads: ['startupData'] });
  });

  it('apps preloads its start-up data', () => {
    expect(facts('apps')).toEqual({ isGuarded: true, isEager: false, preloads: ['startupData'] });
  });

  it.each(['timely-shifts', 'sso', 'faqs'] as const)('%s is open and preloads nothing', (area) => {
    expect(facts(area)).toEqual({ isGuarded: false, isEager: false, preloads: [] });
    expect(guardedAreas.has(area)).toBe(false);
  });

  it('is one of the table, and nothing that every object has', () => {
    expect(isArea('ewa')).toBe(true);
    expect(isArea('toString')).toBe(false);
    expect(isArea('')).toBe(false);
  });
});
