import {
  type MaskitoOptions,
  type MaskitoPreprocessor,
  maskitoInitialCalibrationPlugin,
  maskitoStrictCompositionPlugin,
} from '@maskito/core';

/** Converts typed, pasted, dictated or filled-in text to the form that a mask expects. */
export const reading =
  (read: (text: string) => string): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action === 'insert') return { elementState, data: read(data) };
    const { value, selection } = elementState;
    // Filled in at once, without `data`. If nothing changes, the caret must not move either.
    if (action !== 'validation' || read(value) === value) return { elementState, data };
    const place = (caret: number) => read(value.slice(0, caret)).length;
    return {
      elementState: { value: read(value), selection: [place(selection[0]), place(selection[1])] },
      data,
    };
  };

/**
 * A numeric mask. Chrome on Android composes on every key; digits need not wait for the composition to end, so invalid characters are
 * removed at once.
 */
export const figures = (options: MaskitoOptions): MaskitoOptions => ({
  ...options,
  plugins: [maskitoStrictCompositionPlugin(), maskitoInitialCalibrationPlugin()],
});

/** A mask of letters. An input method composes them and must not be interrupted. */
export const letters = (options: MaskitoOptions): MaskitoOptions => ({
  ...options,
  plugins: [maskitoInitialCalibrationPlugin()],
});
