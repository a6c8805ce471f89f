import type { ColourRoles } from '../contract/tokens.ts';

/** A role of the brand. */
export type Role = keyof ColourRoles;

/** `share` percent of `ink` mixed into `background`. */
export interface Mixture {
  readonly ink: Role;
  readonly background: Role;
  readonly share: number;
}

/** `share` percent of the role `veil`, through which one sees whatever picture lies behind. */
export interface Veil {
  readonly veil: Role;
  readonly share: number;
}

/** What a surface paints a role with: another role of the brand, a mixture of two, or a veil. */
export type Paint = Role | Mixture | Veil;

interface SurfaceInk {
  /** Text, and the fill of the primary action. */
  readonly ink: Role;
  /** Secondary text and the edges of controls. */
  readonly muted: Paint;
  /** Links and actions. */
  readonly action: Role;
  /** The action under the pointer. */
  readonly actionHover: Paint;
}

/**
 * The roles that every surface re-maps. Status colours turn into the surface's ink, because red or green on a brand's
 * background would be unreadable in some brand: the icon and the words that stand beside them carry the meaning.
 * Solid buttons for destructive actions and the snackbar bring a background of their own and keep it.
 */
function onBackground(background: Role, { ink, muted, action, actionHover }: SurfaceInk) {
  const wash = (share: number): Paint => ({ ink, background, share });
  const status = { text: ink, background: wash(12), edge: muted } as const;
  return {
    canvas: background,
    surface: wash(6),
    surfaceSunken: wash(3),
    field: wash(8),
    text: ink,
    textMuted: muted,
    textDisabled: muted,
    border: wash(22),
    borderStrong: muted,
    action,
    actionHover,
    actionPressed: muted,
    onAction: background,
    actionSubtle: wash(12),
    actionSubtleHover: wash(18),
    onActionSubtle: ink,
    disabled: wash(10),
    link: action,
    linkHover: actionHover,
    selected: action,
    onSelected: background,
    selectedSubtle: wash(14),
    dangerText: status.text,
    dangerSurface: status.background,
    dangerBorder: status.edge,
    warningText: status.text,
    warningSurface: status.background,
    warningBorder: status.edge,
    successText: status.text,
    successSurface: status.background,
    successBorder: status.edge,
    infoText: status.text,
    infoSurface: status.background,
    infoBorder: status.edge,
    focusRing: ink,
    focusRingInner: background,
    chart: wash(60),
    chartStrong: ink,
    skeleton: wash(10),
    skeletonShine: wash(18),
  } as const satisfies Partial<Record<Role, Paint>>;
}

/** A role that surfaces re-map. */
export type SurfaceRole = keyof ReturnType<typeof onBackground>;

/** How much of a picture the veil of the media surface covers, percent: as little as still lets every brand's words be read on a white photo. */
export const mediaVeil = 76;

/**
 * Scopes in which the same role names mean other colours: `data-surface="brand"` lies on the brand's background, `data-surface="inverse"` on
 * the inverse of the page, `data-surface="media"` on a photo or illustration. They set names, never a background: an element that is a
 * surface paints itself with `canvas`, which on media is a veil over the picture.
 */
export const surfaces = {
  brand: onBackground('brand', {
    ink: 'onBrand',
    muted: 'onBrandMuted',
    action: 'onBrand',
    actionHover: { ink: 'onBrand', background: 'brand', share: 88 },
  }),
  inverse: onBackground('inverse', {
    ink: 'onInverse',
    muted: { ink: 'onInverse', background: 'inverse', share: 72 },
    action: 'onInverseAction',
    actionHover: 'onInverse',
  }),
  media: {
    ...onBackground('media', {
      ink: 'onMedia',
      muted: { ink: 'onMedia', background: 'media', share: 84 },
      action: 'onMedia',
      actionHover: { ink: 'onMedia', background: 'media', share: 88 },
    }),
    canvas: { veil: 'media', share: mediaVeil },
    // Lighter than elsewhere: the veil over a white photo is grey, and a bar must still stand out from it.
    chart: { ink: 'onMedia', background: 'media', share: 66 },
  },
} as const satisfies Record<string, Record<SurfaceRole, Paint>>;

/** The name of a surface, as in `data-surface`. */
export type SurfaceName = keyof typeof surfaces;
