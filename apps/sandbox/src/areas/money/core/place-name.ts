import type { Instrument } from './tables.ts';

/** What an account or card is called, with its last digits if it has a number. */
export function placeName({ displayText, last4 }: Pick<Instrument, 'displayText' | 'last4'>): string {
  return last4 === '' ? displayText : `${displayText} ••${last4}`;
}
