/** The steps of space in CSS px, by step number: a 4 px grid that no brand may change. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
} as const;
/** A step of space. */
export type Space = keyof typeof space;

/** Widths that decide a layout, in CSS px. */
export const widths = {
  /** Narrowest screen that must work without sideways scrolling. */
  smallest: 320,
  /** The phone that screens are drawn for. */
  phone: 390,
  /** A task is one column, at most this wide. */
  task: 560,
  /** A page of two columns is at most this wide. */
  page: 1120,
  /** From here on the screen is no phone any longer: gutters are wider, and so is the home. */
  tablet: 600,
  /** From here on a rail at the side has the app's main parts; below it, a bar at the lower edge. */
  rail: 840,
  /** From here on a page has two columns. */
  twoColumns: 960,
  /** From here on there is room beside two columns: the rail has its words beside its icons. */
  roomy: 1200,
} as const;

/** Minimum widths of a column in a grid of equal columns, in rem so that they grow with the reader's text size. */
export const columnWidths = {
  /** A figure with a word under it, a choice of two. */
  narrow: '8rem',
  /** A field of one line. */
  medium: '11rem',
  /** A short sentence. */
  wide: '14rem',
} as const;

export type ColumnWidth = keyof typeof columnWidths;

/** Smallest side of anything that a finger must hit, CSS px (WCAG 2.5.5). */
export const touchTarget = 44;
