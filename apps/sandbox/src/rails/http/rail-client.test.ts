import { expect, it } from 'vitest';
import { isSafeAddress } from './rail-client.ts';

it.each([
  ['https://rails.example.com/v1', true],
  ['http://127.0.0.1:4000', true],
  ['http://localhost:4000', true],
  ['http://[::1]:4000', true],
  ['http://rails.example.com/v1', false],
  ['http://127.0.0.1.example.com', false],
  ['ftp://localhost', false],
  ['rails.example.com', false],
])('destinations and amounts are sent to %s: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});
