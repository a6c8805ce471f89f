import type { SessionUser } from './stored-user.ts';

/** What a person is called: first and last name, else the name they sign in with. Empty when the server has none of them. */
export function fullName({ firstName, lastName, userName }: SessionUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (userName ?? '');
}
