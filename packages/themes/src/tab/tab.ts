import type { Colour, Scheme, Tokens } from '../contract/tokens.ts';
import type { Voice } from '../contract/voice.ts';
import { type TabAddresses, type WebManifest, webManifest } from './manifest.ts';

/** What a brand's tab is made from. */
export interface TabParts {
  readonly tokens: Tokens;
  readonly voice: Voice;
  /** Contents of mark.svg. */
  readonly mark: string;
}

/** A brand outside the page: in the browser's tab, its bars, and on a home screen. */
export interface Tab {
  /** What the tab is called before a screen has given it a title. */
  readonly title: string;
  /** The favicon, as SVG with all colours written out: a tab knows no variables of the page. */
  readonly icon: string;
  /** The icon for a home screen that cuts its own shape: the mark in the middle of a plain background. */
  readonly maskableIcon: string;
  /** Colour of the browser's own bars: that of the page behind the header. */
  readonly themeColour: Readonly<Record<Scheme, Colour>>;
  /** The web app manifest, to be served as application/manifest+json. */
  readonly manifest: (addresses: TabAddresses) => WebManifest;
}

const size = 40;
// Home screens may cut off all but a circle of 80 %; the corners of a mark at 56 % still lie inside it.
const safeShare = 0.56;

/** A drawing without variables: each takes the brand's colour of the light scheme, or its own fallback. */
function inked(svg: string, { light }: Tokens): string {
  const roles: Readonly<Record<string, Colour>> = { ...light };
  return svg
    .replace(/var\(--df-colour-(\w+), (#[0-9a-fA-F]+)\)/g, (_all, role: string, fallback: string) =>
      Object.hasOwn(roles, role) ? (roles[role] ?? fallback) : fallback,
    )
    .replaceAll('currentColor', light.text);
}

function maskable(mark: string, tokens: Tokens): string {
  const art = /<g id="art">([\s\S]*)<\/g>/.exec(inked(mark, tokens))?.[1] ?? '';
  const margin = Math.round((size * (1 - safeShare)) / 2);
  const background = tokens.light.surface;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path d="M0 0h${size}v${size}H0z" fill="${background}"/><g transform="translate(${margin} ${margin}) scale(${safeShare})">${art}</g></svg>
`;
}

/** Everything that shows a brand outside the page. Pure; the Vite plugin writes it to files. */
export function tab({ tokens, voice, mark }: TabParts): Tab {
  const themeColour = { light: tokens.light.canvas, dark: tokens.dark.canvas };
  return {
    title: voice.productName,
    icon: inked(mark, tokens),
    maskableIcon: maskable(mark, tokens),
    themeColour,
    manifest: (addresses) => webManifest(voice, themeColour.light, addresses),
  };
}

/** The title of the document: the screen first, because tabs are narrow. */
export const documentTitle = (productName: string, screen?: string | undefined): string =>
  screen === undefined || screen === '' || screen === productName
    ? productName
    : `${screen} · ${productName}`;
