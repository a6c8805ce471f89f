import type { ColourRoles } from '@dayfare/themes/contract';

type Role = keyof ColourRoles;

/** The colour roles in the order in which a designer meets them. */
export const roleGroups = {
  Backgrounds: ['canvas', 'surface', 'surfaceSunken', 'field'],
  'Text and edges': ['text', 'textMuted', 'textDisabled', 'border', 'borderStrong'],
  'Main action': ['action', 'actionHover', 'actionPressed', 'onAction'],
  'Second action and links': [
    'actionSubtle',
    'actionSubtleHover',
    'onActionSubtle',
    'disabled',
    'link',
    'linkHover',
  ],
  Selection: ['selected', 'onSelected', 'selectedSubtle'],
  Brand: ['brand', 'onBrand', 'onBrandMuted', 'media', 'onMedia'],
  Danger: ['danger', 'dangerHover', 'onDanger', 'dangerText', 'dangerSurface', 'dangerBorder'],
  'Other statuses': [
    'warningText',
    'warningSurface',
    'warningBorder',
    'successText',
    'successSurface',
    'successBorder',
    'infoText',
    'infoSurface',
    'infoBorder',
  ],
  'Focus and charts': ['focusRing', 'focusRingInner', 'chart', 'chartStrong'],
  'Over and under': [
    'skeleton',
    'skeletonShine',
    'inverse',
    'onInverse',
    'onInverseAction',
    'scrim',
    'shadow',
  ],
} as const satisfies Record<string, readonly Role[]>;
