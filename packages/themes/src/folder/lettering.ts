/** A letter as one stroke path between the lines 9 and 37, standing on 31, and how wide it is. */
interface Letter {
  readonly d: string;
  readonly width: number;
}

const bowl = 'a7 7 0 1 1-14 0a7 7 0 1 1 14 0';

/** Lower-case letters and digits, drawn for this project: round bowls of one size, stems, and little else. */
const letters: Readonly<Record<string, Letter>> = {
  a: { d: `M14 17v14M14 24${bowl}`, width: 14 },
  b: { d: `M0 9v22M14 24${bowl}`, width: 14 },
  c: { d: 'M12 19.05a7 7 0 1 0 0 9.9', width: 12 },
  d: { d: `M14 9v22M14 24${bowl}`, width: 14 },
  e: { d: 'M0 24h14a7 7 0 1 0-2.05 4.95', width: 14 },
  f: { d: 'M10 9H9a5 5 0 0 0-5 5v17M0 17.5h9', width: 10 },
  g: { d: `M14 17v14a6.5 6.5 0 0 1-12 3.4M14 24${bowl}`, width: 14 },
  h: { d: 'M0 9v22M0 24a7 7 0 0 1 14 0v7', width: 14 },
  i: { d: 'M0 17v14M0 10.5v.01', width: 0 },
  j: { d: 'M4 17v15a5 5 0 0 1-4 5M4 10.5v.01', width: 4 },
  k: { d: 'M0 9v22M11 17L0 25.5M4 22.5L11 31', width: 11 },
  l: { d: 'M0 9v22', width: 0 },
  m: { d: 'M0 17v14M0 22.5a5.5 5.5 0 0 1 11 0V31M11 22.5a5.5 5.5 0 0 1 11 0V31', width: 22 },
  n: { d: 'M0 17v14M0 24a7 7 0 0 1 14 0v7', width: 14 },
  o: { d: `M14 24${bowl}`, width: 14 },
  p: { d: `M0 17v20M14 24${bowl}`, width: 14 },
  q: { d: `M14 17v20M14 24${bowl}`, width: 14 },
  r: { d: 'M0 17v14M0 24a7 7 0 0 1 7-7', width: 7 },
  s: {
    d: 'M10 19c-1-1.3-2.7-2-4.8-2C2.5 17 .5 18.3.5 20.4c0 4.8 9.8 2.3 9.8 7.2 0 2.1-2.1 3.4-4.9 3.4-2.2 0-4.1-.8-5.2-2.2',
    width: 10,
  },
  t: { d: 'M4 11v15a5 5 0 0 0 5 5h1M0 17.5h9.5', width: 10 },
  u: { d: 'M0 17v7a7 7 0 0 0 14 0v-7M14 24v7', width: 14 },
  v: { d: 'M0 17l6.5 14L13 17', width: 13 },
  w: { d: 'M0 17l5 14 5-14 5 14 5-14', width: 20 },
  x: { d: 'M0 17l12 14M12 17L0 31', width: 12 },
  y: { d: 'M0 17l6.5 13.5M13 17L4.5 36', width: 13 },
  z: { d: 'M0 17.5h11L0 30.5h11.5', width: 11 },
  0: { d: 'M0 20a7 7 0 0 1 14 0v4a7 7 0 0 1-14 0z', width: 14 },
  1: { d: 'M0 14l5-5v22', width: 5 },
  2: { d: 'M0 14.5a6 6 0 1 1 10.5 4L0 30.5h13', width: 13 },
  3: { d: 'M0 11a5.5 5.5 0 1 1 5 8.5a6 6 0 1 1-5.5 8.5', width: 11 },
  4: { d: 'M10 31V9L0 25h13.5', width: 13 },
  5: { d: 'M11 9.5H1.5v9a6.5 6.5 0 1 1-1 9.5', width: 12 },
  6: { d: 'M9.5 9L1.5 20M13 24.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0', width: 13 },
  7: { d: 'M0 9.5h12L4 31', width: 12 },
  8: { d: 'M11 14a5 5 0 1 1-10 0a5 5 0 1 1 10 0M12 25a6 6 0 1 1-12 0a6 6 0 1 1 12 0', width: 12 },
  9: { d: 'M3.5 31l8-11M13 15.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0', width: 13 },
};

/** A letter in its place. */
export interface PlacedLetter extends Letter {
  readonly x: number;
  /** The height of its middle, between 9 and 37. */
  readonly middle: number;
}

function middleOf(sign: string): number {
  if (/[gpqy]/.test(sign)) return 27;
  return /[acemnorsuvwxz]/.test(sign) ? 24 : 20;
}

const gap = 7;
const wordGap = 10;

/** The letters of a name that we can draw: accents fall away, other characters become a gap. */
const drawable = (name: string) => [...name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()];

/** A name set in strokes, and how wide it became; nothing if no letter of it can be drawn. */
export function lettering(name: string): {
  readonly placed: readonly PlacedLetter[];
  readonly width: number;
} {
  const placed: PlacedLetter[] = [];
  let x = 0;
  for (const sign of drawable(name)) {
    const letter = Object.hasOwn(letters, sign) ? letters[sign] : undefined;
    if (letter) {
      placed.push({ ...letter, x, middle: middleOf(sign) });
      x += letter.width + gap;
    } else if (placed.length > 0) x += wordGap;
  }
  const last = placed.at(-1);
  return { placed, width: last ? last.x + last.width : 0 };
}
