import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterConsentStep, type ConsentProgress, consentSteps, nextConsentStep } from './steps.ts';

/** What may become of a call: yes, another answer, or a lost one, whatever the server did. */
const outcome = fc.constantFrom('yes', 'no', 'lost');

describe('the steps of a consent', () => {
  it('are taken in the order of the documents [guardian-010]', () => {
    expect(nextConsentStep([])).toBe('esign');
    expect(nextConsentStep(['esign'])).toBe('timestamp');
    expect(nextConsentStep(['esign', 'timestamp'])).toBe('upload');
    expect(nextConsentStep(['esign', 'timestamp', 'upload'])).toBe('save');
    expect(nextConsentStep(['esign', 'timestamp', 'upload', 'save'])).toBe('apply');
    expect(nextConsentStep(consentSteps)).toBeNull();
  });

  it('are each asked for until the server says yes, and never before the one ahead of it', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 40 }), (outcomes) => {
        const asked: string[] = [];
        let done: ConsentProgress = [];
        for (const one of outcomes) {
          const step = nextConsentStep(done);
          if (!step) break;
          asked.push(step);
          if (one !== 'lost') done = afterConsentStep(done, step, one === 'yes' ? 1 : 0);
        }
        const inOrder = asked.map((step) => consentSteps.indexOf(step as (typeof consentSteps)[number]));
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
        expect(asked.slice(0, 1)).toEqual(outcomes.length > 0 ? ['esign'] : []);
        expect(done).toHaveLength(
          Math.min(consentSteps.length, outcomes.filter((one) => one === 'yes').length),
        );
      }),
    );
  });
});
