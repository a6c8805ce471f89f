/**
 * In what a story is looked at beside how it is drawn on a phone: text set wide and at twice its size; the brand of the largest sizes;
 * 320 px in forced colours and in the longest language; a desktop.
 */
export const allSettings = ['text', 'brand', 'narrow', 'desktop'] as const;

/** One of `allSettings`. */
export type Setting = (typeof allSettings)[number];

/**
 * The settings of one story in a whole run. The first story of a file is looked at in all of them, and each one after it in one, in turn: the
 * stories of a file show one screen or component, and most of what a setting breaks is the same in each.
 */
export const sampleOf = (indexInFile: number): readonly Setting[] =>
  indexInFile === 0 ? allSettings : allSettings.filter((_, at) => at === indexInFile % allSettings.length);
