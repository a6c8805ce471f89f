import { allTokens } from '@dayfare/themes/brands/all';
import { folderName } from '@dayfare/themes/folder/name';
import { describe, expect, it } from 'vitest';
import { brandOf, problemOf, readHex, type Studio, studioReducer, voicesOf, withAlphaOf } from './draft.ts';

const start: Studio = { title: 'Mine', tokens: allTokens.paycor, past: [], future: [] };
const action = { group: 'light', key: 'action' } as const;

describe('the studio', () => {
  it('changes one token and leaves the brand it came from alone', () => {
    const after = studioReducer(start, { do: 'set', path: action, value: '#123456' });
    expect(after.tokens.light.action).toBe('#123456');
    expect(after.tokens.dark).toBe(allTokens.paycor.dark);
    expect(allTokens.paycor.light.action).not.toBe('#123456');
  });

  it('does not take what the contract refuses', () => {
    for (const value of ['red', '#12345', '#1234567f', 'url(x)', 5]) {
      expect(studioReducer(start, { do: 'set', path: action, value })).toBe(start);
    }
    const control = { group: 'density', key: 'control' } as const;
    expect(studioReducer(start, { do: 'set', path: control, value: 30 })).toBe(start);
    expect(problemOf(start.tokens, control, 30)).toContain('44');
    expect(problemOf(start.tokens, control, 48)).toBeUndefined();
  });

  it('undoes a drag through a picker in one step, and other changes one by one', () => {
    const drag = ['#111111', '#222222', '#333333'].reduce(
      (studio, value) => studioReducer(studio, { do: 'set', path: action, value }),
      start,
    );
    const radius = { group: 'radius', key: 'card' } as const;
    const both = studioReducer(drag, { do: 'set', path: radius, value: 20 });
    const once = studioReducer(both, { do: 'undo' });
    expect(once.tokens).toEqual(drag.tokens);
    expect(studioReducer(once, { do: 'undo' }).tokens).toBe(allTokens.paycor);
  });

  it('redoes what was undone, until something else is changed', () => {
    const changed = studioReducer(start, { do: 'set', path: action, value: '#123456' });
    const undone = studioReducer(changed, { do: 'undo' });
    const redone = studioReducer(undone, { do: 'redo' });
    expect(redone).toEqual(changed);
    expect(studioReducer(redone, { do: 'redo' })).toBe(redone);
    const other = studioReducer(undone, { do: 'set', path: action, value: '#654321' });
    expect(other.future).toEqual([]);
    expect(studioReducer(other, { do: 'undo' }).tokens).toEqual(start.tokens);
  });
});

describe('colours that people type', () => {
  it('are taken short, long, with an alpha, in capitals and without the sign', () => {
    expect(readHex('#ABC')).toBe('#aabbcc');
    expect(readHex(' 1A2B3C ')).toBe('#1a2b3c');
    expect(readHex('#1a2b3c80')).toBe('#1a2b3c80');
  });

  it('are none while they are half typed, or are something else', () => {
    for (const text of ['', '#', '#12', '#12345', '#1234567', 'red', '#ggg']) {
      expect(readHex(text)).toBeUndefined();
    }
  });

  it('keep their alpha when they come from the picker', () => {
    expect(withAlphaOf('#ABCDEF', '#00000080')).toBe('#abcdef80');
    expect(withAlphaOf('#abcdef', '#000000')).toBe('#abcdef');
  });
});

describe("the folder's name", () => {
  it('is made of the title', () => {
    expect(folderName('Café du Nord 2')).toBe('cafe-du-nord-2');
    expect(folderName('7-Eleven!')).toBe('eleven');
    expect(folderName('…')).toBe('brand');
  });
});

describe('the wording of a draft', () => {
  const say = (studio: Studio, phrase: string) =>
    studioReducer(studio, { do: 'say', language: 'es', key: 'tagline', phrase });

  it('is what every brand says, with the name in it, until somebody writes a phrase', () => {
    const renamed = studioReducer(say(start, 'Cobra hoy.'), { do: 'name', title: 'Acme' });
    expect(voicesOf(renamed).es).toMatchObject({ tagline: 'Cobra hoy.', supportName: 'Soporte Acme' });
    expect(voicesOf(renamed).en.productName).toBe('Acme');
  });

  it('comes back to that when a phrase is emptied, and by undo', () => {
    const written = say(start, 'Cobra hoy.');
    expect(voicesOf(say(written, '')).es).toEqual(voicesOf(start).es);
    expect(voicesOf(studioReducer(written, { do: 'undo' })).es).toEqual(voicesOf(start).es);
  });
});

describe('the drawings of a draft', () => {
  it('are handed on with it, and one step back takes one away', () => {
    const drawn = studioReducer(start, { do: 'draw', drawing: 'logo', svg: '<svg/>' });
    expect(brandOf(drawn).logo).toBe('<svg/>');
    expect(brandOf(studioReducer(drawn, { do: 'undo' })).logo).toBeUndefined();
  });
});
