import { expect, it } from 'vitest';
import { publicIpService } from './public-ip.ts';

it('a lookup service is an encrypted address', () => {
  expect(publicIpService('https://ip.example/plain')?.host).toBe('ip.example');
  for (const value of [undefined, '', 'ip.example', 'http://ip.example', 'javascript:1'])
    expect(publicIpService(value)).toBeNull();
});
