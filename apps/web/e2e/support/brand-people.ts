import type { Person } from '../../src/testing/sandbox/person.ts';

const person = (name: string, phone: string): Person => ({
  ...{ name, phone },
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
});

/** A seeded person of every brand's environment, by the name of the brand. */
export const brandPeople = {
  common: person('Maya Torres', '(202) 555-0101'),
  dayfare: person('Jordan Okafor', '(202) 555-0102'),
  paycor: person('Priya Raman', '(202) 555-0103'),
  onshift: person('Luis Hernandez', '(202) 555-0104'),
  ukg: person('Hannah Kowalski', '(202) 555-0105'),
  canada: person('Camille Tremblay', '(416) 555-0106'),
} as const satisfies Readonly<Record<string, Person>>;
