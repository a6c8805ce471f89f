/** The modules that startup data comes in, with the numbers of the documents [startup-005]. */
export const startupModules = {
  None: 0,
  Shared: 1,
  EWA: 2,
  Direct: 3,
  Card: 4,
  Savings: 5,
  Home: 6,
  Apps: 7,
  Connect: 8,
  SmartSpend: 9,
  TimelyTips: 10,
} as const;

/** A module by name. */
export type StartupModule = keyof typeof startupModules;
