import { describe, expect, it } from 'vitest';
import { pathTo } from './path-to.ts';

describe('the address of a screen', () => {
  it('is its path with its parameters and query, encoded', () => {
    expect(pathTo('/ewa/home')).toBe('/ewa/home');
    expect(pathTo('/ewa/accounts/:id/confirm', { id: 7 })).toBe('/ewa/accounts/7/confirm');
    expect(pathTo('/ewa/history/:id', { id: 'a/b?' })).toBe('/ewa/history/a%2Fb%3F');
    expect(pathTo('/ewa/cash', {}, { transfer: 'T 1', for: undefined })).toBe('/ewa/cash?transfer=T%201');
  });

  it('does not compile without a screen, or without its parameters', () => {
    // @ts-expect-error No screen has this path.
    expect(pathTo('/ewa/nowhere')).toBe('/ewa/nowhere');
    // @ts-expect-error The parameter is missing.
    expect(pathTo('/ewa/history/:id', {})).toBe('/ewa/history/');
  });
});
