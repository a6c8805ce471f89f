import { describe, expect, it } from 'vitest';
import { loadedFlags, moduleOfArea, startupModule } from './module.ts';

describe('start-up modules', () => {
  it('have the numbers of the documents', () => {
    const names = 'None Shared EWA Direct Card Savings Home Apps Connect SmartSpend TimelyTips'.split(' ');
    expect(startupModule.names).toEqual(names);
    expect(startupModule.names.map(startupModule.toWire)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('have a loaded flag each', () => {
    expect([...loadedFlags].sort()).toEqual(
      [
        'isLoadShared',
        'isLoadHome',
        'isLoadCard',
        'isLoadEWA',
        'isLoadDirect',
        'isLoadConnect',
        'isLoadApps',
        'isLoadTimelyTips',
        'isLoadSmartSpend',
        'isLoadSavings',
      ].sort(),
    );
  });

  it.each([
    ['ewa', 'EWA'],
    ['home', 'Home'],
    ['card', 'Card'],
    ['dayfare-direct', 'Direct'],
    ['timely-tips', 'TimelyTips'],
    ['connect', 'Connect'],
    ['apps', 'Apps'],
    ['smartspend', 'SmartSpend'],
    ['savings', 'Savings'],
  ] as const)('are fetched for the area %s as %s', (area, module) => {
    expect(moduleOfArea(area)).toBe(module);
  });

  it.each(['welcome', 'uber', 'faqs', 'referral'] as const)('are none for %s', (area) => {
    expect(moduleOfArea(area)).toBeNull();
  });
});
