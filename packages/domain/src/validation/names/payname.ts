import type { Problem } from '../problem.ts';

/** A name at a service, as `maya.torres+venmo` (Visa+): what stands before the plus belongs to the person, what follows to the service. */
const pattern = /^([a-z][a-z0-9.]{2,29})\+([a-z]{2,20})$/;

/** A payname in its two halves. */
export interface PayName {
  readonly name: string;
  readonly service: string;
}

/** Returns a payname as it is compared: without spaces around it, in small letters. */
export const tidyPayName = (text: string): string => text.trim().toLowerCase();

/** Returns the halves of a payname; null if it is none. */
export function payNameOf(text: string): PayName | null {
  const [, name, service] = pattern.exec(tidyPayName(text)) ?? [];
  return name && service ? { name, service } : null;
}

/** Returns what is wrong with a payname as it was typed. Whether anybody has it, only the service knows. */
export function payNameProblem(text: string): Problem<'Required' | 'PayNameNotValid'> | null {
  if (text.trim() === '') return { key: 'Required' };
  return payNameOf(text) ? null : { key: 'PayNameNotValid' };
}
