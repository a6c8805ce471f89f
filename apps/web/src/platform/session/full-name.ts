import type { SessionUser } from './stored-user.ts';

/** Returns a person's name: first and last name, otherwise their user name. Empty if the server has neither. */
export function fullName({ firstName, lastName, userName }: SessionUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (userName ?? '');
}
