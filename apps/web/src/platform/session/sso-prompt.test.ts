import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/storage.ts';
import { keepSsoPrompt, onlyPartner, partnerAddress, readSsoPrompt } from './sso-prompt.ts';

const prompt = { headerText: 'Harbor', description: 'Use your badge.', buttonText: 'Go', partnerId: '41' };

describe('the partner’s words', () => {
  it('come back as they were kept', () => {
    const tab = memoryStorage();
    expect(readSsoPrompt(tab)).toBeNull();
    keepSsoPrompt(tab, prompt);
    expect(readSsoPrompt(tab)).toEqual(prompt);
  });

  it.each(['', 'no JSON', 'null', '7', '{"headerText":"x"}', '{"headerText":1}'])(
    'are none when %j lies there',
    (text) => {
      const tab = memoryStorage();
      tab.setItem('ssoPrompt', text);
      expect(readSsoPrompt(tab)).toBeNull();
    },
  );
});

describe('the only partner', () => {
  it.each([
    ['{"41":"/api/sso/41"}', '41'],
    ['{"41":"/a","42":"/b"}', null],
    ['{}', null],
    ['no JSON', null],
    [undefined, null],
  ])('of %s is %s', (addresses, expected) => {
    expect(onlyPartner(() => addresses)).toBe(expected);
  });
});

describe('the partner’s address', () => {
  const rules = { origin: 'https://pay.example', allowedHosts: ['partner.example'] };
  const of = (addresses: string | undefined, partnerId = '41') =>
    partnerAddress(() => addresses, partnerId, rules);

  it('is the one that the configuration has for that partner', () => {
    const url = 'https://partner.example/sign-in';
    expect(of(JSON.stringify({ 41: url, 42: 'https://partner.example/other' }))).toEqual({
      kind: 'url',
      url,
    });
    expect(of(JSON.stringify({ 41: '/welcome/login' }))).toEqual({ kind: 'path', path: '/welcome/login' });
  });

  it.each([
    'https://evil.example',
    'http://partner.example',
    'https://partner.example.evil.example',
    'javascript:alert(1)',
    7,
  ])('is none for %j', (address) => {
    expect(of(JSON.stringify({ 41: address }))).toBeNull();
  });

  it('is none without a configuration, for another partner, and for what every object has', () => {
    expect(of(undefined)).toBeNull();
    expect(of('no JSON')).toBeNull();
    expect(of('{}', 'constructor')).toBeNull();
    expect(of('{"42":"https://partner.example/"}')).toBeNull();
  });
});
