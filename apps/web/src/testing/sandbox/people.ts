import type { Person } from './steering.ts';

const person = (name: string, phone: string): Person => ({
  ...{ name, phone },
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
});

/** The seeded people that tests use. */
export const people = {
  /** Full history, a balance, a bank account and a debit card. */
  maya: person('Maya Torres', '(202) 555-0101'),
  /** Works for a customer of the Paycor brand. */
  priya: person('Priya Raman', '(202) 555-0103'),
  /** Works for a customer of the UKG brand. */
  hannah: person('Hannah Kowalski', '(202) 555-0105'),
  /** Works in Canada. */
  camille: person('Camille Tremblay', '(416) 555-0106'),
  /** Has no employer: a direct user. */
  sam: person('Sam Whitfield', '(202) 555-0107'),
  /** A transfer of theirs came back: the bank account is closed. */
  mei: { ...person('Mei-Ling Chen', '(202) 555-0109'), email: 'meiling.chen@example.com' },
  /** Works for three employers. */
  aisha: person('Aisha Farouk', '(202) 555-0110'),
  /** Has to say which state they live in first. */
  omar: person('Omar Haddad', '(202) 555-0114'),
  /** Has to accept the terms first. */
  grace: person('Grace Nakamura', '(202) 555-0116'),
  /** Signs in at a partner of the employer's. */
  kofi: person('Kofi Mensah', '(202) 555-0117'),
  /** Has an account at the credit union that can be added. */
  marisol: person('Marisol Vega', '(202) 555-0122'),
  /** Has an account at the credit union that is on hold. */
  devon: person('Devon Clarke', '(202) 555-0123'),
  /** Has no account at the credit union. */
  ruth: person('Ruth Adeyemi', '(202) 555-0124'),
  /** A minor, whose guardian has to agree to the card. */
  nia: person('Nia Brooks', '(202) 555-0140'),
  /** Needs a code on every new device. */
  dana: person('Dana Oyelaran', '(202) 555-0113'),
  /** Has to change the password first. */
  ines: person('Ines Carvalho', '(202) 555-0115'),
  /** Owes $80.00 that was not deducted. */
  theo: person('Theo Brandt', '(202) 555-0125'),
} as const satisfies Record<string, Person>;

/** The password of every seeded person. */
export const password = 'Early-Bird-2026!';
