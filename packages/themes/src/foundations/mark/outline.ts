/** A point of an outline; `on` is false for the control point of a curve. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** A closed line. Clockwise is filled, the other way round is cut out. */
export type Contour = readonly Point[];

/** Units of the em square that everything here is drawn in. */
export const unitsPerEm = 1_000;

// As high as a capital letter of most families, so that the sign hangs from their top.
const top = 730;
const radius = 225;
const ring = 40;
const centre = { x: radius + 25, y: top - radius };

const corner = (x: number, y: number): Point => ({ x, y, on: true });
const control = (x: number, y: number): Point => ({ x, y, on: false });

/** A circle of eight curves. */
function circle(size: number, direction: 1 | -1): Contour {
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (-direction * index * Math.PI) / 8;
    const isCorner = index % 2 === 0;
    const reach = isCorner ? size : size / Math.cos(Math.PI / 8);
    const x = Math.round(centre.x + reach * Math.cos(angle));
    const y = Math.round(centre.y + reach * Math.sin(angle));
    return isCorner ? corner(x, y) : control(x, y);
  });
}

/** The letter, from its own lower left corner. */
const letter: readonly Contour[] = [
  [
    ...[corner(0, 0), corner(0, 244), corner(84, 244), control(150, 244), corner(150, 174)],
    ...[control(150, 124), corner(106, 108), corner(158, 0), corner(110, 0), corner(65, 100)],
    ...[corner(42, 100), corner(42, 0)],
  ],
  [
    ...[corner(42, 138), corner(78, 138), control(107, 138), corner(107, 172)],
    ...[control(107, 206), corner(78, 206), corner(42, 206)],
  ],
];

const moved = (contour: Contour): Contour =>
  contour.map(({ x, y, on }) => ({ x: x + centre.x - 72, y: y + centre.y - 122, on }));

/** The registered mark as it stands above a line: small, and high. */
export const registeredMark = {
  codePoint: 0xae,
  width: 2 * centre.x,
  top,
  contours: [circle(radius, 1), circle(radius - ring, -1), ...letter.map(moved)] satisfies Contour[],
} as const;
