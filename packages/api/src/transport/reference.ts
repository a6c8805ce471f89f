// Without the characters that are mistaken for one another when they are read out.
const characters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** What a reference looks like. */
export const referencePattern = /^[A-Z0-9]{6}$/;

/** Six characters by which support finds a call in the server's log. */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return [...random].map((byte) => characters[byte % characters.length]).join('');
}
