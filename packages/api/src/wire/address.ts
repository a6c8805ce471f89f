import * as z from 'zod/mini';

const line = z.string().check(z.maxLength(50));

/** A postal address that is written down: of a card's statements, or where a card is sent. */
export const wireAddress = z.object({
  addressLine1: line,
  /** Apartment, suite or unit; empty if there is none. */
  addressLine2: line,
  city: line,
  /** Two letters. */
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  zipcode: z.string().check(z.regex(/^(\d{5}(-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)$/)),
});

/** An address as on the wire. */
export type WireAddress = z.infer<typeof wireAddress>;
