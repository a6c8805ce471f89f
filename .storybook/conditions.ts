/** A condition that a story can be looked at under, beside brand, scheme and language. */
export interface Condition {
  readonly label: string;
  /** What it can be; the first is where every story starts. */
  readonly options: readonly { readonly value: string; readonly title: string }[];
}

const textSizes = ['100', '125', '150', '200'].map((value) => ({ value, title: `${value} %` }));

/** The conditions, by the names of their globals. */
export const conditions = {
  surface: {
    label: 'Surface that the story lies on',
    options: [
      { value: 'page', title: 'Page' },
      { value: 'brand', title: 'Brand' },
      { value: 'inverse', title: 'Inverse' },
      { value: 'media', title: 'Media' },
    ],
  },
  textScale: { label: 'Text size', options: textSizes },
  platform: {
    label: 'Platform: its safe areas, and its device around a screen',
    options: [
      { value: 'desktop', title: 'Desktop' },
      { value: 'ios', title: 'iOS' },
      { value: 'android', title: 'Android' },
    ],
  },
  forcedColours: {
    label: 'Forced colours, simulated',
    options: [
      { value: 'off', title: 'Off' },
      { value: 'on', title: 'On' },
    ],
  },
  reducedMotion: {
    label: 'Reduced motion, simulated',
    options: [
      { value: 'off', title: 'Off' },
      { value: 'on', title: 'On' },
    ],
  },
} as const satisfies Readonly<Record<string, Condition>>;

/** The conditions that every story starts under. */
export const initialConditions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Condition>(conditions).map(([name, { options }]) => [name, options[0]?.value ?? '']),
);
