import {
  type MaskitoOptions,
  type MaskitoPreprocessor,
  maskitoInitialCalibrationPlugin,
  maskitoStrictCompositionPlugin,
} from '@maskito/core';

/** Brings what is typed, pasted, dictated or filled in into the form that a mask knows. */
export const reading =
  (read: (text: string) => string): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action === 'insert') return { elementState, data: read(data) };
    const { value, selection } = elementState;
    // Filled in at once: nothing came as `data`. Where nothing has to be changed, the caret must not move either.
    if (action !== 'validation' || read(value) === value) return { elementState, data };
    const place = (caret: number) => read(value.slice(0, caret)).length;
    return {
      elementState: { value: read(value), selection: [place(selection[0]), place(selection[1])] },
      data,
    };
  };

/**
 * A mask of figures. Chrome on Android makes a composition of every key: one of figures need not be let alone until it ends, so
 * that what does not belong goes at once.
 */
export const figures = (options: MaskitoOptions): MaskitoOptions => ({
  ...options,
  plugins: [maskitoStrictCompositionPlugin(), maskitoInitialCalibrationPlugin()],
});

/** A mask of letters. An input method composes them, and must be let alone until it has done. */
export const letters = (options: MaskitoOptions): MaskitoOptions => ({
  ...options,
  plugins: [maskitoInitialCalibrationPlugin()],
});
