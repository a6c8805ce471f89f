import { describe, expect, it } from 'vitest';
import { decided, decidedFromElsewhere, nobody, outcome, worker } from '../decide.fixtures.ts';
import { hostile } from '../hostile.fixtures.ts';

const value = encodeURIComponent;
/** Those that a query can carry, without the one that only lacks a scheme. */
const unsafe = hostile.filter((text) => text.isWellFormed() && text !== 'partner.example');

describe('fb', () => {
  it('true forces browser mode, false clears it, and the page is decided as without it [access-055]', () => {
    expect(decided('/ewa/home?fb=true', worker)).toEqual({
      kind: 'allow',
      rule: 'none',
      effects: [{ kind: 'browserMode', isForced: true }],
    });
    expect(decided('/ewa/home?fb=false', nobody)).toMatchObject({
      kind: 'redirect',
      rule: 'visitorsToLogin',
      effects: [{ kind: 'browserMode', isForced: false }],
    });
  });

  it.each(['fb=1', 'fb=', 'fb', 'FB=true'])('means nothing as %s', (query) => {
    expect(decided(`/ewa/home?${query}`, worker).effects).toEqual([]);
  });
});

describe('logoutredirect', () => {
  const ending = [{ kind: 'endSession' }];

  it('ends the session and opens an address on an allowed host [access-048]', () => {
    expect(decided(`/ewa/home?logoutredirect=${value('https://partner.example/bye')}`, worker)).toEqual({
      kind: 'leave',
      to: 'https://partner.example/bye',
      rule: 'logoutRedirect',
      effects: ending,
    });
  });

  it('asks first whoever another site has led here, and ends nothing before', () => {
    const address = `/ewa/home?logoutredirect=${value('https://partner.example/bye')}`;
    expect(decidedFromElsewhere(address, worker)).toEqual({
      kind: 'redirect',
      to: '/home/sign-out?to=https%3A%2F%2Fpartner.example%2Fbye',
      rule: 'logoutRedirect',
      effects: [],
    });
    expect(decidedFromElsewhere(address, nobody).kind).toBe('leave');
  });

  it('adds https to an address without a scheme [access-048]', () => {
    expect(outcome('/ewa/home?logoutredirect=partner.example/bye', worker)).toBe(
      'https://partner.example/bye',
    );
    expect(outcome('/ewa/home?logoutredirect=HTTPS://partner.example', worker)).toBe(
      'https://partner.example/',
    );
  });

  it('leads to a page of ours, and to the login for an address that is not safe', () => {
    expect(decided('/ewa/home?logoutredirect=/faqs', worker)).toEqual({
      kind: 'redirect',
      to: '/faqs',
      rule: 'logoutRedirect',
      effects: ending,
    });
    for (const address of [...unsafe, 'evil.example', '/ewa?logoutredirect=/faqs', '/welcome/connect']) {
      expect(outcome(`/ewa/home?logoutredirect=${value(address)}`, worker)).toBe('/welcome/login');
    }
  });

  it('of the page itself shows it to a visitor, without a redirect', () => {
    expect(decided('/welcome/login?logoutredirect=/welcome/login', worker)).toEqual({
      kind: 'allow',
      rule: 'openToVisitors',
      effects: ending,
    });
    expect(decided('/welcome/login?logoutredirect=//evil.example', worker).kind).toBe('allow');
    expect(decided('/ewa/home?logoutredirect=/ewa/home', worker).rule).toBe('visitorsToLogin');
  });

  it('ends nothing where nobody is signed in, and comes after browser mode only', () => {
    expect(decided('/ewa/home?logoutredirect=/faqs', nobody).effects).toEqual([]);
    expect(decided('/welcome/success?fb=true&logoutredirect=/faqs', worker)).toMatchObject({
      rule: 'logoutRedirect',
      effects: [{ kind: 'browserMode', isForced: true }, ...ending],
    });
  });
});

describe('the way back from a bank', () => {
  const linking = { ...worker, bankLinkPath: '/apps/loading?step=2' };

  it.each(['/ewa/home?oauth_state_id=7', '/welcome/success', '/welcome/success?oauth_state_id=7'])(
    'keeps the address of %s and returns to where linking began [access-053] [access-029]',
    (address) => {
      expect(decided(address, linking)).toEqual({
        kind: 'redirect',
        to: '/apps/loading?step=2',
        rule: 'bankLinkReturn',
        effects: [{ kind: 'keepBankLink', address }],
      });
    },
  );

  it('keeps the address and stays where linking began', () => {
    expect(decided('/apps/loading?oauth_state_id=7', linking)).toEqual({
      kind: 'allow',
      rule: 'none',
      effects: [{ kind: 'keepBankLink', address: '/apps/loading?oauth_state_id=7' }],
    });
  });

  it('leads home from the landing page when nobody knows where linking began [access-035]', () => {
    for (const bankLinkPath of [null, undefined, '', '//evil.example', 'https://partner.example/']) {
      expect(outcome('/welcome/success', { ...worker, bankLinkPath })).toBe('/ewa/home');
    }
    expect(outcome('/welcome/success', nobody)).toBe('allow');
  });
});

describe('/welcome/connect', () => {
  const connect = (redirectUrl: string) => `/welcome/connect?token=t%261&redirectUrl=${value(redirectUrl)}`;

  it('with a token and a redirectUrl goes there, after the token is exchanged [access-052] [access-028]', () => {
    expect(decided(connect('/ewa/get-money?x=1'), nobody)).toEqual({
      kind: 'redirect',
      to: '/ewa/get-money?x=1',
      rule: 'connectRedirect',
      effects: [{ kind: 'exchangeToken', token: 't&1' }],
    });
  });

  it('ends no session by itself: anyone can send a link', () => {
    expect(decided(connect('/ewa/get-money'), worker)).toMatchObject({
      to: '/ewa/get-money',
      effects: [{ kind: 'exchangeToken', token: 't&1' }],
    });
  });

  it('without a redirectUrl, or with one that is not safe, goes by the login, which leads home', () => {
    for (const address of [
      '/welcome/connect?token=t%261',
      ...unsafe.map(connect),
      connect('/welcome/connect?token=t&redirectUrl=/ewa'),
    ]) {
      expect(decided(address, nobody)).toMatchObject({
        to: '/welcome/login',
        effects: [{ kind: 'exchangeToken', token: 't&1' }],
      });
    }
  });

  it('leaves for an allowed host without the token', () => {
    expect(decided(connect('https://partner.example/x'), nobody)).toEqual({
      kind: 'leave',
      to: 'https://partner.example/x',
      rule: 'connectRedirect',
      effects: [],
    });
  });

  it('without a token is a page for visitors', () => {
    for (const address of [
      '/welcome/connect',
      '/welcome/connect?token=&redirectUrl=/ewa',
      '/welcome/connect?redirectUrl=/ewa',
    ]) {
      expect(decided(address, nobody)).toMatchObject({ kind: 'allow', rule: 'openToVisitors', effects: [] });
    }
  });

  it('is the only page that does so', () => {
    expect(decided('/welcome/login?token=t&redirectUrl=/faqs', nobody).rule).toBe('openToVisitors');
  });
});

describe('an address with an oauthToken', () => {
  it('signs out whoever is signed in, and is then a page for visitors like any other', () => {
    expect(decided('/ewa/home?oauthToken=t', worker)).toEqual({
      kind: 'redirect',
      to: '/welcome/login',
      rule: 'visitorsToLogin',
      effects: [{ kind: 'endSession' }],
    });
    expect(decided('/faqs/oauthToken/t', worker)).toMatchObject({
      kind: 'allow',
      effects: [{ kind: 'endSession' }],
    });
    expect(decided('/faqs?oauthToken=t', nobody).effects).toEqual([]);
    expect(decided('/ewa/home?token=t', worker).effects).toEqual([]);
  });
});

describe('while the list of allowed hosts has not come', () => {
  const loading = { status: 'loading', allowedHosts: [] } as const;
  const partner = value('https://partner.example/x');
  const waits = { kind: 'wait', for: 'configuration' };

  it.each([
    [`/welcome/login?redirectUrl=${partner}`, worker, 'leaveVisitorPages', []],
    [`/welcome/connect?token=t&redirectUrl=${partner}`, nobody, 'connectRedirect', []],
    [`/ewa/home?logoutredirect=${partner}`, worker, 'logoutRedirect', [{ kind: 'endSession' }]],
    ['/faqs?logoutredirect=partner.example', nobody, 'logoutRedirect', []],
  ] as const)(
    '%s waits for it, and is decided without it once nobody waits',
    (address, who, rule, effects) => {
      expect(decided(address, who, loading)).toEqual({ ...waits, rule, effects });
      expect(decided(address, who, { ...loading, status: 'unavailable' }).kind).not.toBe('leave');
      expect(decided(address, who).kind).toBe('leave');
    },
  );

  it('nothing waits that the list does not decide about', () => {
    for (const target of ['/ewa/history', 'https://pay.example/ewa', 'http://partner.example', '//x.example'])
      expect(decided(`/welcome/login?redirectUrl=${value(target)}`, worker, loading).kind).not.toBe('wait');
  });
});
