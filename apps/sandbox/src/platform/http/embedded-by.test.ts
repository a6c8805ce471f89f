import { describe, expect, it } from 'vitest';
import { embeddedByFrom } from './embedded-by.ts';

describe('who may show the web app in a frame', () => {
  it('is nobody unless said', () => {
    expect([embeddedByFrom(undefined), embeddedByFrom(' , ')]).toEqual([[], []]);
  });

  it('is a list of origins', () => {
    expect(embeddedByFrom('https://portal.example, http://127.0.0.1:4810')).toEqual([
      'https://portal.example',
      'http://127.0.0.1:4810',
    ]);
  });

  it.each([
    '*',
    'https://*.portal.example',
    'http://portal.example',
    'https://portal.example/',
    'https://portal.example/page',
    'portal.example',
    "'self'",
    'https://portal.example; script-src *',
    'https://user@portal.example',
    'https://PORTAL.example',
  ])('stops the start for %s', (entry) => {
    expect(() => embeddedByFrom(entry)).toThrow(/^EMBEDDED_BY has .* Each has to be an origin/);
  });
});
