import { type NameOf, numbered } from '../enumeration/index.ts';
import { directPath } from '../product/index.ts';

/** Who uses the product, with the numbers of the wire. */
export const userType = numbered({
  Administrator: 1,
  BranchAdministrator: 3,
  User: 4,
  OnBoarding: 6,
  DirectUser: 10,
});
export type UserType = NameOf<typeof userType>;

/** Where an employee of an employer begins. */
export const employeeHome = '/ewa/home';

/** Where a direct user begins. */
export const directHome = `${directPath}/home`;

/** Shown for unknown paths and unknown kinds of user. */
export const notFoundPath = '/page-not-found';

const homeByType = {
  Administrator: null,
  BranchAdministrator: null,
  User: employeeHome,
  OnBoarding: null,
  DirectUser: directHome,
} as const satisfies Record<UserType, string | null>;

/** The home path of a kind of user; null for those that have none, who are shown `notFoundPath`. */
export function homeFor(type: UserType | null): string | null {
  return type && homeByType[type];
}
