import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEmail, anyPin, anyToken, anyWrittenCard } from '../../testing/secrets.ts';
import { scrubUrl } from './url.ts';

describe('an address that leaves', () => {
  it.each([
    ['/ewa/home', '/ewa/home'],
    ['https://pay.example/ewa/home', '/ewa/home'],
    ['https://pay.example:8443/ewa', '/ewa'],
    ['HTTPS://pay.example', ''],
    ['https://ana:1234@pay.example/ewa', '/ewa'],
    ['/ewa/home?token=abc#x', '/ewa/home'],
    ['/ewa#token=abc', '/ewa'],
    ['https://pay.example?x=1', ''],
    ['/card/autoload-settings-v2', '/card/autoload-settings-v2'],
    ['/welcome/accept-terms-conditions', '/welcome/accept-terms-conditions'],
    ['/user/8842/ride', '/user/:id/ride'],
    ['/user/ana%40example.com', '/user/:id'],
    ['/user/%E0%A4', '/user/:id'],
    ['/p/3/steps', '/p/3/steps'],
    ['/go/tel:x/y', '/go/tel:x/y'],
    ['', ''],
  ])('%j leaves as %j: its path, without what names one person', (url, left) => {
    expect(scrubUrl(url)).toBe(left);
  });

  it('holds no secret, in path, query or fragment', () => {
    const anySecret = fc.oneof(anyEmail, anyPin, anyToken, anyWrittenCard).map(encodeURIComponent);
    fc.assert(
      fc.property(
        anySecret,
        fc.constantFrom('/user/', '/ewa?x=', '/ewa#', 'https://pay.example/'),
        (secret, before) => {
          expect(scrubUrl(before + secret)).not.toContain(secret);
        },
      ),
    );
  });
});
