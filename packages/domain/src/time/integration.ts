import { enumeration, type NameOf } from '../enumeration/index.ts';

/** Systems that employers keep hours in. The documents list these without numbers, and say that there are dozens more. */
export const timeIntegration = enumeration([
  'None',
  'Quickbook',
  'Xero',
  'Deputy',
  'Adp',
  'Kronos',
  'Paychex',
  'Workday',
  'UltiPro',
  'Paycor',
  'Rippling',
]);
export type TimeIntegration = NameOf<typeof timeIntegration>;

/** What each system calls itself; null for none. */
export const integrationNames = {
  None: null,
  Quickbook: 'QuickBooks',
  Xero: 'Xero',
  Deputy: 'Deputy',
  Adp: 'ADP',
  Kronos: 'Kronos',
  Paychex: 'Paychex',
  Workday: 'Workday',
  UltiPro: 'UltiPro',
  Paycor: 'Paycor',
  Rippling: 'Rippling',
} as const satisfies Record<TimeIntegration, string | null>;
