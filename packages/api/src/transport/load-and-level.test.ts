import { describe, expect, it } from 'vitest';
import { messageLevels } from '../wire/index.ts';
import { ApiError } from './api-error.ts';
import { classifyLoadFailure } from './chunk-failure.ts';
import { handlingOf, messageHandling } from './message-handling.ts';

describe('a part of the app that does not load', () => {
  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/home-1.js'],
    ['Firefox', 'error loading dynamically imported module: https://a.example/assets/home-1.js'],
    ['Safari', 'Importing a module script failed.'],
    ['Safari, given a page', "'text/html' is not a valid JavaScript MIME type."],
    ['Vite, for styles', 'Unable to preload CSS for /assets/home-1.css'],
  ])('is missing in the words of %s, or out of reach when the device is offline', (_, words) => {
    expect(classifyLoadFailure(new TypeError(words), true)).toBe('missing');
    expect(classifyLoadFailure(new TypeError(words), false)).toBe('offline');
  });

  it('is told from an error inside it, and from a failed call', () => {
    for (const error of [new TypeError('x is undefined'), new TypeError('Failed to fetch'), 'text', null]) {
      expect(classifyLoadFailure(error, true)).toBe('other');
    }
    expect(classifyLoadFailure(Object.assign(new Error(''), { name: 'ChunkLoadError' }), true)).toBe(
      'missing',
    );
  });
});

describe('a message level', () => {
  it('has a handling each, LimitExceeded, Forbidden and Unauthorized too [transport-009]', () => {
    expect(Object.keys(messageHandling)).toEqual(Object.keys(messageLevels));
    expect(messageHandling.LimitExceeded.next).toBe('wait');
    expect(messageHandling.Forbidden).toMatchObject({ place: 'page', next: 'leave' });
    expect(messageHandling.Unauthorized).toMatchObject({ place: 'none', next: 'sign-in' });
  });

  it('offers no retry of what may have moved money', () => {
    expect(handlingOf(new ApiError({ kind: 'http' })).next).toBe('retry');
    expect(handlingOf(new ApiError({ kind: 'timeout', mayHaveMoved: true })).next).toBe('nothing');
    expect(handlingOf(new ApiError({ kind: 'http', level: 'LimitExceeded' })).next).toBe('wait');
  });
});
