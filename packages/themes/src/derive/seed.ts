import type { Colour } from '../contract/tokens.ts';

/** The six colours from which a brand can be derived. They are those of the light scheme. */
export interface Seed {
  /** The brand's own background, as on the sign-in page. */
  readonly brand: Colour;
  /** Fill of the main action. */
  readonly action: Colour;
  /** The page behind everything; light. */
  readonly canvas: Colour;
  /** Body text; dark. */
  readonly text: Colour;
  /** What is chosen, links and charts. */
  readonly accent: Colour;
  /** Fill of a destructive action. */
  readonly danger: Colour;
}

/** The names of the six, in the order in which they are asked for. */
export const seedNames = [
  'brand',
  'action',
  'canvas',
  'text',
  'accent',
  'danger',
] as const satisfies readonly (keyof Seed)[];
