import type { Problem } from '../problem.ts';

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns what is wrong with a typed signature, which must be the signer's name. Case, accents and spacing are ignored. */
export function signatureProblem(
  signature: string,
  fullName: string,
): Problem<'Required' | 'AuthorizedSignatureNotValid'> | null {
  const typed = plain(signature);
  if (typed === '') return { key: 'Required' };
  return typed === plain(fullName) ? null : { key: 'AuthorizedSignatureNotValid' };
}
