/// <reference path="../vite/virtual.d.ts" />
import commonFull from './common/logo.svg?no-inline';
import commonMark from './common/mark.svg?no-inline';
import type { BrandName } from './names.ts';
import paycorFull from './paycor/logo.svg?no-inline';
import paycorMark from './paycor/mark.svg?no-inline';

/**
 * One drawing of a logo. Draw it as `<svg viewBox={`0 0 ${width} ${height}`}><use href={`${url}#art`} /></svg>`: unlike an
 * `<img>`, that inherits the text colour and the brand's variables, so the logo follows scheme and surface.
 */
export interface Logo {
  /** Address of the SVG file, on the page's own origin; its art has the id `art`. */
  readonly url: string;
  /** Width of the drawing, in its own units. */
  readonly width: number;
  /** Height of the drawing, in its own units. */
  readonly height: number;
}

/** A brand's drawings: the wordmark with its mark, and the mark alone. */
export interface BrandLogos {
  readonly full: Logo;
  readonly mark: Logo;
}

const square = { width: 40, height: 40 } as const;

/** Every brand's drawings; addresses only, so that nothing is fetched before it is shown. */
export const brandLogos = {
  common: { full: { url: commonFull, width: 182, height: 40 }, mark: { url: commonMark, ...square } },
  paycor: { full: { url: paycorFull, width: 160, height: 40 }, mark: { url: paycorMark, ...square } },
} as const satisfies Record<BrandName, BrandLogos>;
