import { ApiError } from '@dayfare/api/transport';
import { describe, expect, it } from 'vitest';
import { problemKind } from './problem.tsx';

describe('trouble with a page', () => {
  it.each([
    ['Failed to fetch dynamically imported module: /a.js'],
    ['error loading dynamically imported module: /a.js'],
    ['Importing a module script failed.'],
    ['Unable to preload CSS for /a.css'],
  ])('“%s” means that a part of the app could not be fetched [startup-031]', (message) => {
    expect(problemKind(new TypeError(message), true)).toBe('outdated');
  });

  it('is explained by the missing network before anything else', () => {
    expect(problemKind(new TypeError('Failed to fetch dynamically imported module: /a.js'), false)).toBe(
      'offline',
    );
  });

  it('is the server’s when a call failed, and ours when the code did', () => {
    expect(problemKind(new ApiError({ kind: 'timeout' }), true)).toBe('down');
    expect(problemKind(new ApiError({ kind: 'offline' }), true)).toBe('offline');
    expect(problemKind(new Error('x is undefined'), true)).toBe('broken');
  });
});
