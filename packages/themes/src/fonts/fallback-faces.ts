import { createFontStack, type FontMetrics } from '@capsizecss/core';
import archivo from '@capsizecss/metrics/archivo';
import archivoNarrow from '@capsizecss/metrics/archivoNarrow';
import arial from '@capsizecss/metrics/arial';
import cabin from '@capsizecss/metrics/cabin';
import montserrat from '@capsizecss/metrics/montserrat';
import notoSerif from '@capsizecss/metrics/notoSerif';
import nunito from '@capsizecss/metrics/nunito';
import roboto from '@capsizecss/metrics/roboto';
import sourceSans3 from '@capsizecss/metrics/sourceSans3';
import sourceSerif4 from '@capsizecss/metrics/sourceSerif4';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import type { Tokens } from '../contract/tokens.ts';
import { fontsOf, type HostedFont, hostedFonts } from './hosted.ts';

const metrics: Readonly<Record<string, FontMetrics>> = {
  Archivo: archivo,
  'Archivo Narrow': archivoNarrow,
  Cabin: cabin,
  Montserrat: montserrat,
  Nunito: nunito,
  'Source Sans 3': sourceSans3,
  'Source Serif 4': sourceSerif4,
};

/**
 * How much wider a font's letters are than at weight 400, on average over the app's texts in all languages: at 600 and at 800. Metrics tell
 * the regular width only, and a heading that is some 4% too wide breaks into one line more until its font has come.
 */
const boldWidths: Readonly<Record<string, readonly [at600: number, at800: number]>> = {
  Archivo: [1.037, 1.126],
  'Archivo Narrow': [1.045, 1.091],
  Cabin: [1.015, 1.033],
  Montserrat: [1.034, 1.073],
  Nunito: [1.018, 1.062],
  'Source Sans 3': [1.029, 1.083],
  'Source Serif 4': [1.014, 1.046],
};

/** A font that devices have: its measures, and its names as the systems know it, regular and bold. */
interface SystemFont {
  readonly metrics: FontMetrics;
  /** How much wider its bold letters are than its regular ones. */
  readonly boldWidth: number;
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

/** Of each kind one that Windows, Apple's systems and Linux have, under different names with the same measures, and Android's. */
const systemFonts = {
  sans: [
    {
      metrics: arial,
      boldWidth: 1.073,
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    },
    {
      metrics: roboto,
      boldWidth: 1.014,
      regular: ['Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
    },
  ],
  serif: [
    {
      metrics: timesNewRoman,
      boldWidth: 1.063,
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
      bold: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'LiberationSerif-Bold',
      ],
    },
    {
      metrics: notoSerif,
      boldWidth: 1.063,
      regular: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    },
  ],
} as const satisfies Record<HostedFont['kind'], readonly SystemFont[]>;

const fallbackName = (font: string, position: number) => `${font} fallback ${position + 1}`;

function widened({ subsets, ...font }: FontMetrics, width: number): FontMetrics {
  const wider = (average: number) => average * width;
  return {
    ...font,
    xWidthAvg: wider(font.xWidthAvg),
    ...(subsets && { subsets: { ...subsets, latin: { xWidthAvg: wider(subsets.latin.xWidthAvg) } } }),
  };
}

/** How a system font has to be scaled and set to take the room of a hosted one, as declarations. */
function measures(own: FontMetrics, system: FontMetrics): string {
  const { fontFaces } = createFontStack([own, system], { fontFaceFormat: 'styleObject' });
  const [face] = fontFaces;
  const described = Object.entries(face?.['@font-face'] ?? {});
  return described
    .filter(([name]) => /override|sizeAdjust/i.test(name))
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

/** Both widths of a hosted font. Bold is what headings have: they are the longest bold lines. */
function shapesOf(font: string, headingWeight: number) {
  const [regular, widths] = [metrics[font], boldWidths[font]];
  if (!regular || !widths) throw new Error(`The font ${font} has no metrics. Add them to fallback-faces.ts.`);
  const [at600, at800] = widths;
  return {
    regular,
    bold: widened(regular, at600 + (Math.max(0, headingWeight - 600) / 200) * (at800 - at600)),
  };
}

const local = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(',');

function facesOf(font: string, headingWeight: number): string {
  const { kind = 'sans' } = hostedFonts[font] ?? {};
  const own = shapesOf(font, headingWeight);
  return systemFonts[kind]
    .flatMap(({ metrics: system, boldWidth, regular, bold }, position) => {
      const face = (names: readonly string[], weight: string, shape: string) =>
        `@font-face{font-family:"${fallbackName(font, position)}";font-weight:${weight};src:${local(names)};${shape}}\n`;
      return [
        face(regular, '100 550', measures(own.regular, system)),
        face(bold, '551 900', measures(own.bold, widened(system, boldWidth))),
      ];
    })
    .join('');
}

/** The `@font-face` rules of what stands in for a brand's fonts until they have come; empty for a brand without. */
export const fallbackFaces = (tokens: Pick<Tokens, 'type'>): string =>
  fontsOf(tokens)
    .map((font) => facesOf(font, tokens.type.headingWeight))
    .join('');

/** The same of every font that a brand can have, for pages that learn of the brand later; none of them has bold headings. */
export const allFallbackFaces = (): string =>
  Object.keys(hostedFonts)
    .map((font) => facesOf(font, 600))
    .join('');

/** The tokens with the stand-ins behind each hosted font, before what the brand itself falls back on. */
export function withFallbacks(tokens: Tokens): Tokens {
  const extended = (family: string) => {
    const [first = '', ...others] = family.split(',');
    const name = first.trim().replace(/^'|'$/g, '');
    const font = hostedFonts[name];
    if (!font) return family;
    const standIns = systemFonts[font.kind].map((_, position) => `'${fallbackName(name, position)}'`);
    return [first.trim(), ...standIns, ...others.map((other) => other.trim())].join(', ');
  };
  const { bodyFamily, displayFamily } = tokens.type;
  return {
    ...tokens,
    type: { ...tokens.type, bodyFamily: extended(bodyFamily), displayFamily: extended(displayFamily) },
  };
}
