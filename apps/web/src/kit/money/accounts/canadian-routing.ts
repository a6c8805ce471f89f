/** The two numbers of a Canadian bank, as they are typed. */
export interface CanadianRouting {
  /** Three digits: the bank. */
  readonly institution: string;
  /** Five digits: the branch. */
  readonly transit: string;
}

/** The routing number that two numbers make, `0III TTTTT`, however much of them has been typed; empty while nothing has. */
export const joinRouting = ({ institution, transit }: CanadianRouting): string =>
  institution || transit ? `0${institution} ${transit}` : '';

/** The two numbers of a routing number that `joinRouting` made. */
export function splitRouting(routing: string): CanadianRouting {
  const [institution = '', transit = ''] = routing.split(' ');
  return { institution: institution.slice(1), transit };
}

/** The two numbers, where a whole routing number was pasted into the field of one of them. */
export function wholeRouting(text: string): CanadianRouting | null {
  const [, institution, transit] = /^0(\d{3})(\d{5})$/.exec(text) ?? [];
  return institution && transit ? { institution, transit } : null;
}

export const isInstitution = (text: string): boolean => /^(?!000)\d{3}$/.test(text);
export const isTransit = (text: string): boolean => /^\d{5}$/.test(text);
