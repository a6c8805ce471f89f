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
