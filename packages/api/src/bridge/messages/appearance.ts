import * as z from 'zod/mini';
import { event } from '../message.ts';
import { pixels } from '../scalars.ts';

/** What the notch, the home indicator and rounded corners cover, in CSS pixels. */
export const safeAreas = z.object({ top: pixels, right: pixels, bottom: pixels, left: pixels });

/** Text size relative to the default; 1 is 100 %. */
export const textScale = z.number().check(z.gte(0.5), z.lte(4));

export const scheme = z.enum(['light', 'dark']);

/** The device's appearance and input. */
export const appearanceMessages = {
  'safeAreas.changed': event('shell', safeAreas),
  'keyboard.changed': event('shell', z.object({ height: pixels })),
  'textScale.changed': event('shell', z.object({ scale: textScale })),
  'scheme.changed': event('shell', z.object({ scheme })),
  'haptics.play': event('page', z.object({ kind: z.enum(['selection', 'success', 'warning', 'error']) }), {
    needs: 'haptics',
  }),
};
