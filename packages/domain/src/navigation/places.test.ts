import { describe, expect, it } from 'vitest';
import type { UserType } from '../access/index.ts';
import type { StartupKey } from '../startup/index.ts';
import { groups, isPlaceOpen, type PlaceVisitor, placeNames, places } from './places.ts';

const person = (userType: UserType | null, ...on: readonly StartupKey[]): PlaceVisitor => ({
  userType,
  isOn: (key) => on.includes(key),
});

/** What is open to somebody in the navigation, group by group. */
const openTo = (visitor: PlaceVisitor) =>
  Object.fromEntries(
    groups.map((group) => [
      group,
      placeNames.filter((place) => places[place].group === group && isPlaceOpen(place, visitor)),
    ]),
  );

describe('the table of places', () => {
  it('opens everything to an employee whose employer has the card and the marketplace while savings are open and tips come early', () => {
    const open = openTo(
      person('User', 'IsCardServiceEnabled', 'IsEnableMarketPlace', 'IsSavingsOpen', 'IsTimelyTipsOffered'),
    );
    const all = placeNames.filter((place) => place !== 'directHome');
    expect(Object.values(open).flat()).toEqual(
      all.filter((place) => groups.some((group) => group === places[place].group)),
    );
  });

  it('keeps wages and work from people without an employer', () => {
    expect(openTo(person('DirectUser', 'IsCardServiceEnabled', 'IsSavingsOpen'))).toEqual({
      home: ['directHome'],
      money: ['savings', 'budget'],
      card: ['card', 'directDeposit'],
      work: [],
      more: ['referrals', 'help'],
    });
  });

  it('leaves whoever only has the card what is not about wages', () => {
    const open = openTo(person('OnBoarding', 'IsCardServiceEnabled'));
    expect([open.home, open.card, open.work]).toEqual([[], ['card', 'directDeposit'], []]);
  });

  it.each(['Administrator', 'BranchAdministrator', null] as const)('has no card for %s', (userType) => {
    expect(openTo(person(userType, 'IsCardServiceEnabled')).card).toEqual([]);
  });

  it.each<[string, readonly StartupKey[]]>([
    ['is off', []],
    ['is hidden', ['IsCardServiceEnabled', 'HideCardServices']],
    ['waits for an approval', ['IsCardServiceEnabled', 'IsFromCardApprovalProcess']],
  ])('has no card where the card service %s', (_, on) => {
    const open = openTo(person('User', ...on));
    expect(open.card).toEqual([]);
    expect(open.money).not.toContain('friends');
  });

  it('has no card for a minor whose guardian has not agreed yet, because the guard lets them nowhere near it', () => {
    const minor = person('User', 'IsCardServiceEnabled', 'IsMinorUser');
    expect(openTo(minor).card).toEqual([]);
    expect(openTo(minor).money).not.toContain('friends');
    const agreed = person('User', 'IsCardServiceEnabled', 'IsMinorUser', 'IsMinorUserConsentApproved');
    expect(openTo(agreed).card).toEqual(['card', 'directDeposit']);
    expect(openTo(agreed).money).toContain('friends');
  });

  it('leaves somebody who is suspended the records and the ways to get help', () => {
    expect(openTo(person('User', 'IsCardServiceEnabled', 'IsUserDeactivated'))).toEqual({
      home: ['home'],
      money: ['history', 'accounts', 'earnings'],
      card: ['card'],
      work: ['hours'],
      more: ['help'],
    });
  });

  it('shows the marketplace where start-up data says so [marketplace-001]', () => {
    expect(openTo(person('User')).more).not.toContain('apps');
    expect(openTo(person('User', 'IsEnableMarketPlace')).more).toContain('apps');
  });

  it('leaves an unknown kind of user what is for everybody', () => {
    expect(isPlaceOpen('help', person(null))).toBe(true);
    expect(isPlaceOpen('history', person(null))).toBe(false);
  });
});
