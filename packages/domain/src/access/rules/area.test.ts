import { describe, expect, it } from 'vitest';
import { decided, directUser, nobody, openCard, outcome, worker } from '../decide.fixtures.ts';

describe('/timely-tips', () => {
  it('leads home unless the setting is on [access-054]', () => {
    for (const path of ['/timely-tips', '/timely-tips/filters', '/Timely-Tips/']) {
      expect(outcome(path, worker)).toBe('allow');
      for (const areTipsEnabled of [false, undefined]) {
        expect(outcome(path, { ...worker, areTipsEnabled })).toBe('/ewa/home');
        expect(outcome(path, { ...directUser, areTipsEnabled })).toBe('/dayfare-direct/home');
      }
    }
    expect(outcome('/apps', { ...worker, areTipsEnabled: false })).toBe('allow');
  });
});

describe('the card area', () => {
  const paths = ['/card', '/card/home', '/card/pay-a-friend', '/card/autoload-settings-v2?cardID=1'];

  it.each(paths)('opens %s when nothing speaks against it', (path) => {
    expect(outcome(path, worker)).toBe('allow');
  });

  it.each(paths)('waits at %s for its start-up data', (path) => {
    expect(decided(path, { ...worker, card: undefined })).toMatchObject({
      kind: 'wait',
      for: 'cardStartupData',
    });
  });

  it('lets a visitor see /card without waiting for anything', () => {
    expect(outcome('/card', nobody)).toBe('allow');
  });

  it.each([{ isServiceEnabled: false }, { isHidden: true }, { isInApprovalProcess: true }])(
    'leads home with %j [card-003]',
    (change) => {
      const card = { ...openCard, ...change };
      for (const path of paths) {
        expect(outcome(path, { ...worker, card })).toBe('/ewa/home');
        expect(outcome(path, { ...directUser, card })).toBe('/dayfare-direct/home');
      }
      expect(outcome('/ewa/home', { ...worker, card })).toBe('allow');
    },
  );

  it('leads minors to /ewa/home until consent is approved [card-006]', () => {
    const minor = { ...openCard, isMinor: true };
    expect(outcome('/card/home', { ...worker, card: minor })).toBe('/ewa/home');
    expect(outcome('/card/home', { ...directUser, card: minor })).toBe('/ewa/home');
    expect(outcome('/card/home', { ...worker, card: { ...minor, isMinorConsentApproved: true } })).toBe(
      'allow',
    );
  });

  it.each(['/card/autoload', '/card/autoload-settings-v2', '/card/autoload-settings-v2?cardID=1'])(
    'leads direct users home from %s [card-004]',
    (path) => {
      expect(outcome(path, directUser)).toBe('/dayfare-direct/home');
    },
  );

  it('leads from the settings of autoload to the services when no card is named [card-005]', () => {
    for (const query of ['', '?cardID=', '?cardid=1', '?card=1']) {
      expect(outcome(`/card/autoload-settings-v2${query}`, worker)).toBe('/card/services-dashboard');
    }
    expect(outcome('/card/autoload-settings-v2', directUser)).toBe('/dayfare-direct/home');
    expect(outcome('/card/autoload', worker)).toBe('allow');
    expect(outcome('/ewa/autoload-settings-v2', worker)).toBe('allow');
    expect(outcome('/ewa/autoload', directUser)).toBe('allow');
  });
});
