/** A user who can sign in. */
export interface Person {
  readonly phone: string;
  readonly email: string;
  readonly name: string;
}
