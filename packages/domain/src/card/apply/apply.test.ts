import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractType } from '../../contracts/index.ts';
import { cardProgram } from '../enums.ts';
import { type Applicant, applicantProblems, tidyApplicant, youngestCardHolder } from './applicant.ts';
import { cardContracts, shortFormOf } from './card-contracts.ts';
import { canApplyAgain, rejectionReason, rejectionReasons, reportDays } from './rejection.ts';
import {
  type ApplicationFacts,
  applicationDetour,
  applicationSteps,
  asksForIdentity,
  dueStep,
  pageOf,
  stepsOf,
} from './steps.ts';

const numbers = (program: (typeof cardProgram.names)[number], environment = 'Common') =>
  cardContracts(program, environment).map((type) => contractType.toWire(type));

describe('the contracts of a card program', () => {
  it.each([
    ['GPR', [45, 19, 22, 16, 15]],
    ['CIP', [46, 20, 23, 17, 15]],
    ['CIP1', [46, 20, 23, 17, 15]],
    ['NoCIP', [47, 21, 24, 18, 15]],
    ['Debit', [44, 53, 54, 55, 56, 57, 58, 59]],
  ] as const)('of %s are %j, the short form of the fees first [card-013]', (program, expected) => {
    expect(numbers(program)).toEqual(expected);
  });

  it('of a partner’s brand have its program terms and its cardholder agreement', () => {
    expect(numbers('CIP', 'Paycor')).toEqual([46, 42, 23, 17, 41, 15]);
    expect(numbers('Debit', 'Paycor')).toEqual(numbers('Debit'));
  });

  it('have one short form each, but for the debit card', () => {
    for (const program of cardProgram.names) {
      const short = shortFormOf(program);
      expect(short === null).toBe(program === 'Debit');
      if (short) expect(cardContracts(program, 'Common')[0]).toBe(short);
    }
  });
});

const anyFacts: fc.Arbitrary<ApplicationFacts> = fc.record({
  program: fc.constantFrom(...cardProgram.names),
  hasAgreed: fc.boolean(),
  hasApplicant: fc.boolean(),
  hasScan: fc.boolean(),
});
const allPages = [
  '/card/carddesign-terms',
  '/card/personal-info',
  '/card/ideology-scan',
  '/card/ideology-scan-image',
  '/card/review-details',
] as const;

describe('the steps of an application', () => {
  it.each([
    [{ hasAgreed: false, hasApplicant: false, hasScan: false }, 'terms'],
    [{ hasAgreed: false, hasApplicant: true, hasScan: true }, 'terms'],
    [{ hasAgreed: true, hasApplicant: false, hasScan: true }, 'person'],
    [{ hasAgreed: true, hasApplicant: true, hasScan: false }, 'scan'],
    [{ hasAgreed: true, hasApplicant: true, hasScan: true }, 'review'],
  ] as const)('with %j come to %s [card-041]', (facts, step) => {
    expect(dueStep({ program: 'GPR', ...facts })).toBe(step);
  });

  it('have no scan where no identity document is asked for', () => {
    expect(asksForIdentity('NoCIP')).toBe(false);
    expect(stepsOf('NoCIP')).toEqual(['terms', 'person', 'review']);
    expect(stepsOf('CIP')).toEqual(applicationSteps);
    const facts = { program: 'NoCIP', hasAgreed: true, hasApplicant: true, hasScan: false } as const;
    expect(dueStep(facts)).toBe('review');
    expect(applicationDetour('/card/ideology-scan', facts)).toBe('/card/review-details');
  });

  it('lead from every page to one that is open, and never further than what is done', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...allPages), (facts, page) => {
        const detour = applicationDetour(page, facts);
        const shown = detour ?? page;
        expect(applicationDetour(shown, facts)).toBeNull();
        expect(allPages.indexOf(shown)).toBeLessThanOrEqual(
          allPages.indexOf(pageOf(dueStep(facts))) + (dueStep(facts) === 'scan' ? 1 : 0),
        );
        if (detour) expect(detour).toBe(pageOf(dueStep(facts)));
      }),
    );
  });

  it('can all be looked at again once they are done', () => {
    const done = { program: 'CIP', hasAgreed: true, hasApplicant: true, hasScan: true } as const;
    for (const page of allPages) expect(applicationDetour(page, done)).toBeNull();
  });
});

const clara: Applicant = {
  ...{ firstName: 'Clara', lastName: 'Mbeki', birthDate: '1990-05-04' },
  ...{ addressLine1: '12 Orchard Street', addressLine2: '', city: 'Hartford', state: 'CT', zipcode: '06103' },
};
const today = '2026-11-26';
const wrong = (patch: Partial<Applicant>) => applicantProblems({ ...clara, ...patch }, today);

describe('an applicant', () => {
  it.each([
    [{}, null],
    [{ firstName: ' ' }, { firstName: 'missing' }],
    [{ lastName: 'Mb3ki' }, { lastName: 'wrong' }],
    [{ birthDate: null }, { birthDate: 'missing' }],
    [{ birthDate: '2013-11-27' }, { birthDate: 'tooYoung' }],
    [{ birthDate: '2013-11-26' }, null],
    [{ birthDate: '2027-01-01' }, { birthDate: 'wrong' }],
    [{ birthDate: '1905-11-26' }, { birthDate: 'wrong' }],
    [{ birthDate: '1905-11-27' }, null],
    [{ addressLine1: '' }, { addressLine1: 'missing' }],
    [{ addressLine1: 'x'.repeat(51) }, { addressLine1: 'tooLong' }],
    [{ addressLine1: 'P.O. Box 12' }, { addressLine1: 'postBox' }],
    [{ addressLine1: 'po box 12' }, { addressLine1: 'postBox' }],
    [{ addressLine1: 'Post Office Box 7' }, { addressLine1: 'postBox' }],
    [{ addressLine1: '4 Boxwood Lane' }, null],
    [{ addressLine2: 'y'.repeat(51) }, { addressLine2: 'tooLong' }],
    [{ addressLine2: ' ' }, null],
    [{ city: '' }, { city: 'missing' }],
    [{ state: null }, { state: 'missing' }],
    [{ state: 'XX' }, { state: 'missing' }],
    [{ zipcode: '' }, { zipcode: 'missing' }],
    [{ zipcode: '0610' }, { zipcode: 'wrong' }],
    [{ zipcode: '06103-1234' }, null],
    [{ zipcode: '06103-12' }, { zipcode: 'wrong' }],
  ] as const)('with %j has the problems %j [card-039]', (patch, problems) => {
    expect(wrong(patch)).toEqual(problems);
  });

  it.each(['AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'PR', 'VI'])('of %s gets no card [card-034]', (state) => {
    expect(wrong({ state })).toEqual({ state: 'noCards' });
  });

  it('is as old as a card holder has to be', () => {
    expect(youngestCardHolder).toBe(13);
  });

  it('is sent without stray white space, which changes nothing about what is wrong', () => {
    const text = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, (firstName, city, addressLine1) => {
        const typed = { ...clara, firstName, city, addressLine1 };
        const tidy = tidyApplicant(typed);
        expect(tidyApplicant(tidy)).toEqual(tidy);
        expect(applicantProblems(tidy, today)?.firstName).toBe(applicantProblems(typed, today)?.firstName);
      }),
    );
    const padded = { ...clara, lastName: ' Mbeki  Ray ', addressLine2: ' 4 ', zipcode: ' 06103 ' };
    expect(tidyApplicant(padded)).toMatchObject({
      lastName: 'Mbeki Ray',
      addressLine2: '4',
      zipcode: '06103',
    });
  });
});

describe('a rejection', () => {
  it('has a reason that is known, or none', () => {
    for (const reason of rejectionReasons) expect(rejectionReason(reason)).toBe(reason);
    expect(rejectionReason('Whim')).toBeNull();
    expect(rejectionReason(null)).toBeNull();
  });

  it('leaves another try where the data can be mended', () => {
    expect(rejectionReasons.filter(canApplyAgain)).toEqual(['IdentityNotConfirmed', 'AddressNotConfirmed']);
    expect(canApplyAgain(null)).toBe(false);
    expect(reportDays).toBe(60);
  });
});
