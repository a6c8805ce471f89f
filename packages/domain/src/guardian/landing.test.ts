import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliesForCard, consentLanding, panelAfterResend } from './landing.ts';
import { afterConsentStep, type ConsentProgress, consentProgressFrom, consentSteps } from './steps.ts';

/** As far as somebody may have come. */
const progress = fc
  .integer({ min: 0, max: consentSteps.length })
  .map((length) => consentSteps.slice(0, length));

describe('landing on a link', () => {
  it.each([
    [true, false, 0, 'expired'],
    [true, true, 5, 'expired'],
    [false, true, 0, 'given'],
    [false, true, 1, 'given'],
    [false, true, 2, 'done'],
    [false, true, 4, 'done'],
    [false, false, 0, 'esign'],
    [false, false, 1, 'form'],
    [false, false, 3, 'form'],
  ] as const)(
    'expired %s, given %s, after %i steps: %s [guardian-003]',
    (isExpired, isConsentGiven, steps, shown) => {
      expect(consentLanding({ isExpired, isConsentGiven, done: consentSteps.slice(0, steps) })).toBe(shown);
    },
  );

  it('never asks for a consent that was given, and never takes one through an expired link', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), progress, (isExpired, isConsentGiven, done) => {
        const shown = consentLanding({ isExpired, isConsentGiven, done });
        expect(['esign', 'form'].includes(shown)).toBe(!isExpired && !isConsentGiven);
      }),
    );
  });

  it('applies for the card once there is a consent, until that is done', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), progress, (isExpired, isConsentGiven, done) => {
        const shown = consentLanding({ isExpired, isConsentGiven, done });
        expect(appliesForCard(shown, done)).toBe(isConsentGiven && !isExpired && !done.includes('apply'));
      }),
    );
  });
});

describe('asking for another link', () => {
  it('shows that it was sent for 1, and for any other payload what was shown before [guardian-013]', () => {
    expect(panelAfterResend(1)).toBe('resent');
    fc.assert(
      fc.property(
        fc.integer().filter((payload) => payload !== 1),
        (payload) => {
          expect(panelAfterResend(payload)).toBe('expired');
        },
      ),
    );
  });
});

describe('what a tab has kept', () => {
  it('counts as far as it is in order', () => {
    expect(consentProgressFrom(['esign', 'save', 'x', 1])).toEqual(['esign']);
    expect(consentProgressFrom(['timestamp', 'upload'])).toEqual([]);
    fc.assert(
      fc.property(progress, (done: ConsentProgress) => {
        expect(consentProgressFrom([...done])).toEqual(done);
      }),
    );
  });

  it('is what the server has said yes to, step by step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...consentSteps), fc.integer({ min: 0, max: 2 }))),
        (answers) => {
          const done = answers.reduce<ConsentProgress>(
            (before, [step, payload]) => afterConsentStep(before, step, payload),
            [],
          );
          expect(done).toEqual(consentSteps.slice(0, done.length));
        },
      ),
    );
  });
});
