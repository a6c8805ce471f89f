import { describe, expect, it } from 'vitest';
import { bankLinkStep, hostedLinkAddress, linkEventOf, linkWay } from './bank-link.ts';

describe('bankLinkStep', () => {
  it.each([
    ['token', '/apps/loading?oauth_state_id=7', 'resume'],
    ['token', null, 'begin'],
    [null, '/apps/loading?oauth_state_id=7', 'begin'],
    [null, null, 'begin'],
  ] as const)('with the token %s and the address %s: %s', (token, returnAddress, step) => {
    expect(bankLinkStep({ token, returnAddress })).toBe(step);
  });
});

describe('hostedLinkAddress', () => {
  const hosts = ['bank.example', '127.0.0.1:4005'];

  it.each(['https://bank.example/link/7', 'http://127.0.0.1:4005/link/7'])('leads to %s', (address) => {
    expect(hostedLinkAddress(address, hosts)).toBe(address);
  });

  it.each([
    null,
    '',
    'http://bank.example/link/7',
    'https://bank.example.evil.test/link',
    'https://evil.test/bank.example',
    'https://bank.example@evil.test/',
    'https://me:secret@bank.example/',
    'http://127.0.0.1:4006/link',
    'javascript:alert(1)',
    '/link/7',
  ])('does not lead to %s', (address) => {
    expect(hostedLinkAddress(address, hosts)).toBeNull();
  });
});

describe('linkWay', () => {
  const facts = {
    opensNativeSdk: true,
    hasNativeSdk: true,
    isHosted: false,
    scriptAddress: 'https://b.example/l.js',
  };

  it.each([
    [{}, 'native'],
    [{ hasNativeSdk: false }, 'widget'],
    [{ opensNativeSdk: false }, 'widget'],
    [{ opensNativeSdk: false, isHosted: true }, 'hosted'],
    [{ opensNativeSdk: false, scriptAddress: null }, 'hosted'],
  ] as const)('with %o is %s', (changes, way) => {
    expect(linkWay({ ...facts, ...changes })).toBe(way);
  });
});

describe('linkEventOf', () => {
  it.each([
    ['LOGIN_SUCCESS', 'loginSuccess'],
    ['loginFail', 'loginFail'],
    ['EXIT', 'exit'],
    ['SELECT_BRAND', null],
  ])('reads %s as %s', (name, event) => {
    expect(linkEventOf(name)).toBe(event);
  });
});
