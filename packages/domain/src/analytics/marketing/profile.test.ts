import { describe, expect, it } from 'vitest';
import { type MarketingSubject, marketingProfile } from './profile.ts';

const subject: MarketingSubject = {
  user: {
    userId: 7,
    userType: 'DirectUser',
    firstName: ' Ana ',
    lastName: 'Sol',
    emailAddress: 'ana@example.com',
    mobileNumber: '(555) 010-1234',
    dialingCode: '+1',
    regionId: 2,
  },
  environment: 'UKG',
  isDeactivated: true,
  enrolmentDate: '2026-11-21T05:00:00',
  custom: { plan: 'Weekly', empty: '' },
};

describe('marketingProfile', () => {
  it('tells what marketing is told of a user [analytics-005]', () => {
    expect(marketingProfile(subject)).toEqual({
      identity: 'UKG_CA_7',
      userType: 'Direct-Migrated',
      firstName: 'Ana',
      lastName: 'Sol',
      email: 'ana@example.com',
      phone: '+15550101234',
      enrolmentDate: '2026-11-21',
      attributes: { plan: 'Weekly' },
      dropped: [{ name: 'empty', reason: 'empty' }],
    });
  });

  it('leaves out all that is missing or unfit [analytics-018]', () => {
    const user = {
      ...subject.user,
      firstName: ' ',
      lastName: undefined,
      emailAddress: undefined,
      dialingCode: '',
    };
    expect(marketingProfile({ ...subject, user, enrolmentDate: '0001-01-01', custom: {} })).toMatchObject({
      firstName: null,
      lastName: null,
      email: null,
      phone: null,
      enrolmentDate: null,
      attributes: {},
      dropped: [],
    });
  });
});
