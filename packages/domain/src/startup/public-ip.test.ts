import { expect, it } from 'vitest';
import { readPublicIp } from './public-ip.ts';

it.each(['203.0.113.9', ' 203.0.113.9\n', '2001:db8::1'])('%j is an address', (text) => {
  expect(readPublicIp(text)).toBe(text.trim());
});

it.each(['', '203.0.113', '203.0.113.900', '203.0.113.9.', '<b>1.2.3.4</b>', 'a:b\r\nx-evil: 1', 'abcd'])(
  '%j is none',
  (text) => {
    expect(readPublicIp(text)).toBeNull();
  },
);
