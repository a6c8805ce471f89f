import { describe, expect, it } from 'vitest';
import { readSentences } from './read-sentences.ts';

const source = `
/** Not a member. */
export interface Radii {
  /** Buttons. 999 makes a pill. */
  button: number;
  /**
   * Cards,
   * and banners.
   */
  card?: number;
  bare: number;
}

export interface Tokens extends Base {
  /** The light side. */
  light: Radii;
}
`;

describe("the contract's sentences", () => {
  it('are read member by member, over several lines', () => {
    expect(readSentences(source).Radii).toEqual({
      button: 'Buttons. 999 makes a pill.',
      card: 'Cards, and banners.',
    });
  });

  it('belong to the interface they stand in', () => {
    expect(readSentences(source).Tokens).toEqual({ light: 'The light side.' });
  });
});
