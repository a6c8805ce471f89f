import matrix from '../../visual/matrix.json' with { type: 'json' };

/** One way in which every story is rendered: toolbars, and the width of the screen in CSS px. */
export interface Mode {
  readonly name: string;
  readonly brand: string;
  readonly scheme: string;
  readonly viewport: number;
}

/** The ways that the matrix file lists; Storybook hands the same ones to Chromatic. Narrow first, so that the screen changes seldom. */
const modes: readonly Mode[] = Object.entries(matrix)
  .map(([name, mode]) => ({ name, ...mode }))
  .toSorted((a, b) => a.viewport - b.viewport);

/** The ways whose name has a word in it; all of them without one. */
export const modesLike = (word: string | undefined): readonly Mode[] =>
  modes.filter(({ name }) => word === undefined || name.includes(word));
