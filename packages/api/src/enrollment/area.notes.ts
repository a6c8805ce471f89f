/** What the area is about, for the OpenAPI document. */
export const about = 'Signing up: a phone number, an employer, who one is, and an account.';
