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

/** Home of an employer's employees. */
export const employeeHome = '/ewa/home';

/** Home of direct users. */
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

/** Returns the home path of a kind of user; null for kinds without one, who get `notFoundPath`. */
export function homeFor(type: UserType | null): string | null {
  return type && homeByType[type];
}
