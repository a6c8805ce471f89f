/// <reference path="../vite/virtual.d.ts" />
/// <reference types="vite/types/importMeta.d.ts" />
import { brandList, perBrand } from './names.ts';

// Files, never data addresses: a drawing that is used by reference must lie on the page's own origin.
const found = import.meta.glob<string>('./*/*.svg', { eager: true, query: '?no-inline', import: 'default' });

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

const height = 40;

const urlOf = (path: string): string => {
  const url = found[path];
  if (!url) throw new Error(`The drawing ${path} is missing from its brand's folder.`);
  return url;
};

/** Every brand's drawings; addresses only, so that nothing is fetched before it is shown. */
export const brandLogos = perBrand<BrandLogos>((brand) => ({
  full: { url: urlOf(`./${brand}/logo.svg`), width: brandList[brand].logoWidth, height },
  mark: { url: urlOf(`./${brand}/mark.svg`), width: height, height },
}));
