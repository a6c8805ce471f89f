import type { Person } from './person.ts';

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
  /** Saves up: a goal in each state. */
  elena: person('Elena Duarte', '(202) 555-0171'),
  /** Has invited others: an invitation in each state, and a reward. */
  bianca: person('Bianca Rossi', '(202) 555-0191'),
  /** Can get tips early, and has yet to set that up. */
  dario: person('Dario Conti', '(202) 555-0201'),
  /** Gets tips early; the last payout came back. */
  yara: person('Yara Haddad', '(202) 555-0202'),
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
  /** Has bills: on autopay, open, overdue and marked as paid. */
  bruno: person('Bruno Keller', '(202) 555-0181'),
  ida: person('Ida Kowalska', '(202) 555-0189'),
  /** Has a card of ours that is in use, with three months on it. */
  nadia: person('Nadia Rahman', '(202) 555-0141'),
  /** Has a new card, to activate. */
  felix: person('Felix Moreau', '(202) 555-0142'),
  /** Has applied for a card, and it is looked at. */
  ingrid: person('Ingrid Solberg', '(202) 555-0143'),
  /** Has applied for a card in vain. */
  paul: person('Paul Reyes', '(202) 555-0144'),
  /** Has locked her card. */
  lena: person('Lena Kaya', '(202) 555-0145'),
  /** Applies for the card, and is approved. */
  clara: person('Clara Mbeki', '(202) 555-0151'),
  /** Applies for the card, and the application is reviewed. */
  hugo: person('Hugo Steiner', '(202) 555-0152'),
  /** Applies for the card, and is rejected. */
  wendy: person('Wendy Park', '(202) 555-0153'),
  /** Applies for the card of a debit program. */
  dora: person('Dora Lindgren', '(202) 555-0154'),
  /** Applies for a payroll card without proof of identity. */
  milo: person('Milo Castellanos', '(202) 555-0155'),
} as const satisfies Record<string, Person>;

/** The password of every seeded person. */
export const password = 'Early-Bird-2026!';
