import type { Tokens } from '../contract/tokens.ts';
import { lettering } from './lettering.ts';

const size = 40;
const afterMark = 14;

const escaped = (text: string) => text.replace(/[<>]/g, '').replaceAll('&', '&amp;');

const frame = (title: string, width: number, art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size}" width="${width}" height="${size}">
  <title>${escaped(title)}</title>
  <g id="art">
${art}
  </g>
</svg>
`;

/** The first letter on the colour of the action, in the corners of the brand's cards. */
function markArt(title: string, { light, radius }: Tokens): string {
  const corner = Math.min(size / 2, Math.round(radius.card * 0.6));
  const background = `    <rect width="${size}" height="${size}" rx="${corner}" fill="var(--df-colour-action, ${light.action})"/>`;
  const [first] = lettering(title).placed;
  if (!first) return background;
  const place = `translate(${(size - first.width) / 2} ${size / 2 - first.middle})`;
  return `${background}
    <path d="${first.d}" transform="${place}" fill="none" stroke="var(--df-colour-onAction, ${light.onAction})" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A first mark.svg for a brand: its initial. A placeholder until the brand has one. */
export const drawMark = (title: string, tokens: Tokens): string => frame(title, size, markArt(title, tokens));

/** A first logo.svg for a brand: the mark, and the name in strokes as thick as its headings are bold. */
export function drawLogo(title: string, tokens: Tokens): string {
  const { placed, width } = lettering(title);
  const weight = Math.round((tokens.type.headingWeight / 160) * 10) / 10;
  const start = size + afterMark;
  const name = placed
    .map(({ d, x }) => `      <path d="${d}" transform="translate(${start + x} 0)"/>`)
    .join('\n');
  const total = placed.length === 0 ? size : Math.ceil(start + width + weight / 2 + 1);
  const word =
    placed.length === 0
      ? ''
      : `
    <g fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">
${name}
    </g>`;
  return frame(title, total, markArt(title, tokens) + word);
}
