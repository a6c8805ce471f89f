import { describe, expect, it } from 'vitest';
import { detailsProblems, keepersOf, type ProfileDetails, tidyDetails } from './index.ts';

const maya: ProfileDetails = {
  ...{ firstName: 'Maya', middleName: '', lastName: 'Torres' },
  ...{ addressLine1: '12 Elm Street', addressLine2: '', city: 'Oakland', postalCode: '94607' },
};
const problems = (changed: Partial<ProfileDetails>, country: 'US' | 'CA' = 'US') =>
  detailsProblems({ ...maya, ...changed }, country);

describe('profile details', () => {
  it('are whole with a name and an address, and with a name alone', () => {
    expect(problems({})).toBeNull();
    expect(problems({ addressLine1: ' ', city: '', postalCode: '' })).toBeNull();
    expect(problems({ middleName: 'de la Luz', addressLine2: 'Apt 4' })).toBeNull();
  });

  it('name every field that is wrong', () => {
    expect(problems({ firstName: ' ', lastName: 'T0rres', middleName: '??' })).toEqual({
      ...{ firstName: 'missing', lastName: 'wrong', middleName: 'wrong' },
    });
    expect(problems({ addressLine1: '', city: 'x'.repeat(51), postalCode: '9460' })).toEqual({
      ...{ addressLine1: 'missing', city: 'tooLong', postalCode: 'wrong' },
    });
    expect(problems({ addressLine1: '', addressLine2: 'Apt 4', city: '', postalCode: '' })).toEqual({
      ...{ addressLine1: 'missing', city: 'missing', postalCode: 'missing' },
    });
  });

  it.each([
    ['94607', 'US', null],
    ['94607-1234', 'US', null],
    ['H2X 1Y4', 'US', 'wrong'],
    ['h2x1y4', 'CA', null],
    ['H2X-1Y4', 'CA', null],
    ['D2X 1Y4', 'CA', 'wrong'],
    ['94607', 'CA', 'wrong'],
  ] as const)('take the postal code %s in %s: %s', (postalCode, country, wrong) => {
    expect(problems({ postalCode }, country)?.postalCode ?? null).toBe(wrong);
  });

  it('are kept without white space around and repeated in them', () => {
    expect(
      tidyDetails({ ...maya, firstName: ' Maya  Luz ', city: 'Oakland ', postalCode: 'h2x1y4' }),
    ).toEqual({ ...maya, firstName: 'Maya Luz', postalCode: 'H2X 1Y4' });
  });
});

it.each([
  [true, null, { name: 'employer', birthDate: 'person' }],
  [true, '1990-05-04', { name: 'employer', birthDate: 'employer' }],
  [false, null, { name: 'person', birthDate: 'person' }],
  [false, '1990-05-04', { name: 'person', birthDate: 'support' }],
] as const)('with an employer: %s, and born %s, %o', (hasEmployer, birthDate, keepers) => {
  expect(keepersOf({ hasEmployer, birthDate })).toEqual(keepers);
});
