import { describe, expect, it } from 'vitest';
import { isResidentialState, isStateMeant, residenceCountry, statesToChoose } from './residence.ts';

const anyone = { isForCard: false } as const;

describe('the state that somebody lives in', () => {
  it('is one of 50 states, the capital’s district, 8 territories, or 13 provinces and territories', () => {
    const [states, provinces] = [statesToChoose('US', anyone), statesToChoose('CA', anyone)];
    expect([states.length, provinces.length]).toEqual([59, 13]);
    const all = [...states, ...provinces];
    expect(new Set(all).size).toBe(72);
    for (const code of all) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(['TX', 'QC', 'DC'].every(isResidentialState)).toBe(true);
    expect(['ZZ', 'tx', '', null, undefined].some(isResidentialState)).toBe(false);
  });

  it('is in the country of their region; before the sign-in, of the environment', () => {
    expect(residenceCountry({ regionId: 2, businessEnvironment: 'Common' })).toBe('CA');
    expect(residenceCountry({ regionId: 1, businessEnvironment: 'Canada' })).toBe('US');
    expect(residenceCountry({ businessEnvironment: 'Canada' })).toBe('CA');
    expect(residenceCountry({ businessEnvironment: 'UKG' })).toBe('US');
  });

  it('is none of the excluded ones where it is for a card [card-034]', () => {
    const left = new Set<string>(statesToChoose('US', { isForCard: true }));
    expect(left.size).toBe(51);
    for (const code of ['AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'PR', 'VI']) expect(left.has(code)).toBe(false);
    expect(statesToChoose('CA', { isForCard: true })).toEqual(statesToChoose('CA', anyone));
  });
});

describe('what is typed to find a state', () => {
  const carolina = { code: 'NC', name: 'Carolina del Norte' };
  const quebec = { code: 'QC', name: 'Québec' };
  const island = { code: 'PE', name: 'Île-du-Prince-Édouard' };

  it.each(['', ' ', 'car', 'NORTE', 'nc', 'carolina del n', ' Carolina '])('%j means it', (typed) =>
    expect(isStateMeant(typed, carolina)).toBe(true),
  );
  it.each(['arol', 'n c', 'orte', 'xx', 'ncc'])('%j doesn’t', (typed) =>
    expect(isStateMeant(typed, carolina)).toBe(false),
  );
  it('need not have its accents or hyphens', () => {
    expect(isStateMeant('quebec', quebec)).toBe(true);
    expect(isStateMeant('QUÉ', { code: 'QC', name: 'Quebec' })).toBe(true);
    for (const typed of ['ile', 'Édouard', 'ile-du-prince', 'prince edouard'])
      expect(isStateMeant(typed, island)).toBe(true);
  });
});
