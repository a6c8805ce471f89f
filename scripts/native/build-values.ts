import { product } from '@dayfare/domain/product';
import { readOrigin, type ShellSettings } from '@dayfare/native-shell/settings';
import type { ColourRoles, Tokens } from '@dayfare/themes/contract';
import builds from '../../apps/native-shell/builds.json' with { type: 'json' };

/** What a build is for: this machine, a host for trying things, or the stores. */
export const buildKinds = ['local', 'test', 'release'] as const;

export type BuildKind = (typeof buildKinds)[number];

/** The colours of the shell's own screens, from the brand's tokens. */
const roles = [
  'canvas',
  'text',
  'textMuted',
  'action',
  'onAction',
] as const satisfies readonly (keyof ColourRoles)[];

type Colours = Readonly<Record<(typeof roles)[number], string>>;

/** All that differs between two builds of the native app. */
export interface BuildValues extends ShellSettings {
  /** What the app is called below its icon. */
  readonly name: string;
  /** Bundle identifier and application id. */
  readonly id: string;
  readonly brand: string;
  readonly isRelease: boolean;
  readonly colours: { readonly light: Colours; readonly dark: Colours };
}

/** A brand, as far as a build has to know it. */
export interface BuildBrand {
  readonly name: string;
  readonly title: string;
  readonly tokens: Tokens;
}

const coloursOf = (all: ColourRoles): Colours =>
  Object.fromEntries(roles.map((role) => [role, all[role]])) as Colours;

function configuredOrigin(kind: BuildKind, brand: string): string {
  if (kind === 'local') return builds.local;
  const origins: Readonly<Record<string, string>> = builds[kind];
  const origin = Object.hasOwn(origins, brand) ? origins[brand] : undefined;
  if (origin) return origin;
  throw new Error(
    `apps/native-shell/builds.json has no address for the brand ${brand} under "${kind}". Write one there, or give --origin.`,
  );
}

/** What a build of a brand is made from. `origin` takes the place of the configured one. */
export function buildValues(
  { name, title, tokens }: BuildBrand,
  kind: BuildKind,
  origin?: string,
): BuildValues {
  const isRelease = kind === 'release';
  const address = readOrigin(origin ?? configuredOrigin(kind, name), { isRelease });
  const suffix = isRelease ? '' : `.${kind}`;
  return {
    name: isRelease ? title : `${title} (${kind})`,
    id: `com.${product.toLowerCase()}.${name}${suffix}`,
    brand: name,
    isRelease,
    origin: address,
    linkHosts: kind === 'local' ? [] : [new URL(address).host],
    inAppUrls: builds.inAppUrls,
    outAppUrls: builds.outAppUrls,
    colours: { light: coloursOf(tokens.light), dark: coloursOf(tokens.dark) },
  };
}
