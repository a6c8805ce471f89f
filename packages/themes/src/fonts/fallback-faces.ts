import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import archivo from '@capsizecss/metrics/archivo';
import archivoNarrow from '@capsizecss/metrics/archivoNarrow';
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

/** A font that devices have: its measures, and its names as the systems know it, regular and bold. */
interface SystemFont {
  readonly metrics: FontMetrics;
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

/** Of each kind one that Windows, Apple's systems and Linux have, under different names with the same measures, and Android's. */
const systemFonts = {
  sans: [
    {
      metrics: arial,
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    },
    { metrics: roboto, regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  ],
  serif: [
    {
      metrics: timesNewRoman,
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
      regular: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    },
  ],
} as const satisfies Record<HostedFont['kind'], readonly SystemFont[]>;

const fallbackName = (font: string, position: number) => `${font} fallback ${position + 1}`;

/** How a system font has to be scaled and set to take the room of a hosted one, as declarations. */
function measures(font: string, system: SystemFont): string {
  const own = metrics[font];
  if (!own) throw new Error(`The font ${font} has no metrics. Add them to fallback-faces.ts.`);
  const { fontFaces } = createFontStack([own, system.metrics], { fontFaceFormat: 'styleObject' });
  const [face] = fontFaces;
  const described = Object.entries(face?.['@font-face'] ?? {});
  return described
    .filter(([name]) => /override|sizeAdjust/i.test(name))
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

const local = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(',');

function facesOf(font: string): string {
  const { kind = 'sans' } = hostedFonts[font] ?? {};
  return systemFonts[kind]
    .flatMap((system, position) => {
      const shape = measures(font, system);
      const face = (names: readonly string[], weight: string) =>
        `@font-face{font-family:"${fallbackName(font, position)}";font-weight:${weight};src:${local(names)};${shape}}\n`;
      return [face(system.regular, '100 550'), face(system.bold, '551 900')];
    })
    .join('');
}

/** The `@font-face` rules of what stands in for a brand's fonts until they have come; empty for a brand without. */
export const fallbackFaces = (tokens: Pick<Tokens, 'type'>): string => fontsOf(tokens).map(facesOf).join('');

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
