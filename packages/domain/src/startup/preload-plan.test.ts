import { describe, expect, it } from 'vitest';
import { preloadPlan } from './preload-plan.ts';

const fresh = { isConfigurationLoaded: false };
const later = { isConfigurationLoaded: true };

describe('what an area waits for', () => {
  it('is the configuration, its own start-up data, funds and the state check, in order [access-011]', () => {
    expect(preloadPlan('dayfare-direct', fresh)).toEqual([
      { step: 'configuration' },
      { step: 'startupData', module: 'Direct' },
      { step: 'availableFunds' },
      { step: 'stateSelection' },
    ]);
  });

  it('is no configuration that is here already', () => {
    expect(preloadPlan('home', later)).toEqual([{ step: 'startupData', module: 'Home' }]);
    expect(preloadPlan('welcome', later)).toEqual([]);
    expect(preloadPlan('welcome', fresh)).toEqual([{ step: 'configuration' }]);
  });

  it('is no funds for direct users while direct enrolment is restricted, and for nobody else', () => {
    const restricted = { ...later, isDirectEnrollmentRestricted: 1 };
    expect(preloadPlan('dayfare-direct', restricted).map(({ step }) => step)).toEqual([
      'startupData',
      'stateSelection',
    ]);
    expect(preloadPlan('ewa', restricted).map(({ step }) => step)).toContain('availableFunds');
    expect(preloadPlan('dayfare-direct', { ...later, isDirectEnrollmentRestricted: 0 })).toContainEqual({
      step: 'availableFunds',
    });
  });

  it('is the version of the local cache after the card’s own data [access-013]', () => {
    expect(preloadPlan('card', later)).toEqual([
      { step: 'startupData', module: 'Card' },
      { step: 'cardCacheVersion' },
    ]);
  });

  it('is the current ride for rides, and nothing where nothing is said', () => {
    expect(preloadPlan('uber', fresh)).toEqual([{ step: 'currentRide' }]);
    expect(preloadPlan('faqs', fresh)).toEqual([]);
  });
});
