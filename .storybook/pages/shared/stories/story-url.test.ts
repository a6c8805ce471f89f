import { describe, expect, it } from 'vitest';
import { readGlobals } from '../looks.ts';
import { frameGlobals, globalsParameter, managerUrl, storyUrl } from './story-url.ts';

const globals = readGlobals({ brand: 'paycor', scheme: 'dark', language: 'es', textScale: '150', odd: 3 });

describe('addresses of stories', () => {
  it('carry the look and the other toolbars', () => {
    const { searchParams } = new URL(
      storyUrl('a--b', frameGlobals({ brand: 'common', scheme: 'light' }, globals)),
      'http://x',
    );
    expect(searchParams.get('id')).toBe('a--b');
    expect(searchParams.get('globals')).toBe(
      'textScale:150;language:es;brand:common;scheme:light;a11y.manual:!true',
    );
  });

  it('lead back into Storybook with the toolbars as they are', () => {
    const { searchParams } = new URL(managerUrl('a--b', globals), 'http://x');
    expect(searchParams.get('path')).toBe('/story/a--b');
    expect(searchParams.get('globals')).toContain('brand:paycor;scheme:dark');
  });

  it('leave out a value that would break the list of globals', () => {
    expect(globalsParameter({ a: 'x;y:z', b: '!null', c: 'fine-1' })).toBe('c:fine-1');
  });
});

describe('globals', () => {
  it('that are unknown become the first of their kind', () => {
    expect(readGlobals({ brand: 'nobody', scheme: 'sepia', language: 'de' })).toEqual({
      brand: 'common',
      scheme: 'light',
      language: 'en',
      others: {},
    });
  });
});
