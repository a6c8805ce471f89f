import type { Elevation } from '../contract/tokens.ts';

/** One layer of a shadow: offset downwards, blur and spread in CSS px at elevation 1. */
export interface ShadowLayer {
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
}

/** The shadows as drawn. Two layers each: a tight one that anchors the edge and a wide one that gives height. */
export const shadows = {
  card: [
    { y: 1, blur: 2, spread: 0 },
    { y: 4, blur: 16, spread: -4 },
  ],
  overlay: [
    { y: 2, blur: 8, spread: 0 },
    { y: 16, blur: 48, spread: -8 },
  ],
} as const satisfies Record<keyof Elevation, readonly ShadowLayer[]>;

/** The box-shadow of `layers` at `elevation`, in `colour`; 0 is `none`, so that a flat brand paints nothing. */
export function boxShadow(layers: readonly ShadowLayer[], elevation: number, colour: string): string {
  if (elevation <= 0) return 'none';
  const px = (length: number) => `${Math.round(length * elevation * 100) / 100}px`;
  return layers.map((layer) => `0 ${px(layer.y)} ${px(layer.blur)} ${px(layer.spread)} ${colour}`).join(', ');
}
