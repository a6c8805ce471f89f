import { describe, expect, it } from 'vitest';
import { readOrigin } from './settings.ts';

describe('the address that a build opens', () => {
  it.each([
    ['https://pay.example', 'https://pay.example'],
    ['https://pay.example/', 'https://pay.example'],
    ['https://PAY.example:8443', 'https://pay.example:8443'],
  ])('%s is %s', (text, origin) => {
    expect(readOrigin(text, { isRelease: true })).toBe(origin);
  });

  it.each([
    ['pay.example', /no address/],
    ['https://pay.example/app', /Leave out all but the origin: https:\/\/pay.example\./],
    ['https://user:secret@pay.example', /Leave out all but the origin/],
    ['http://pay.example', /must begin with https:/],
    ['javascript:alert(1)', /Leave out|must begin/],
    ['http://localhost:4000', /A release needs the https address/],
    ['http://localhost.evil.example', /must begin with https:/],
  ])('%s is refused to a release, with what to write instead', (text, problem) => {
    expect(() => readOrigin(text, { isRelease: true })).toThrow(problem);
  });

  it('may be this machine while the app is made', () => {
    expect(readOrigin('http://localhost:4000', { isRelease: false })).toBe('http://localhost:4000');
    expect(() => readOrigin('http://192.168.0.7:4000', { isRelease: false })).toThrow(
      /must begin with https:/,
    );
  });
});
