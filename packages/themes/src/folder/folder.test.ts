import { describe, expect, it } from 'vitest';
import { logoProblems } from '../checks/logo.ts';
import { voiceProblems } from '../checks/voice.ts';
import { voiceLanguages } from '../contract/voice.ts';
import { foundationTokens } from '../foundations/index.ts';
import { drawLogo, drawMark } from './drawings.ts';
import { brandFolder } from './folder.ts';
import { lettering } from './lettering.ts';

const tokens = foundationTokens.neutral;

describe('the folder of a new brand', () => {
  const names = ['A', 'Acme Pay', 'ÉCLAIR', 'x'.repeat(16), 'W'.repeat(16), '日本', '<b>&"', '0123456789'];

  it.each(names)('has drawings that are accepted and words that fit, for the name %s', (title) => {
    expect(logoProblems('logo.svg', drawLogo(title, tokens))).toEqual([]);
    expect(logoProblems('mark.svg', drawMark(title, tokens))).toEqual([]);
    const folder = brandFolder({ title: title.replace(/[<>]/g, ''), tokens });
    for (const language of voiceLanguages) {
      expect(voiceProblems(language, JSON.parse(folder[`voice.${language}.json`] ?? ''))).toEqual([]);
    }
  });

  it('sets accented letters without their accents, and leaves out what it cannot draw', () => {
    expect(lettering('É').placed).toEqual(lettering('e').placed);
    expect(lettering('日本')).toEqual({ placed: [], width: 0 });
  });

  it('is data alone: nothing in it is a script', () => {
    const names = Object.keys(brandFolder({ title: 'Acme', tokens }));
    expect(names.filter((name) => !/\.(json|svg)$/.test(name))).toEqual([]);
  });
});
