import { type AreaFacts, type AreaKey, areas, type Preload } from '../access/index.ts';
import { type AreaModule, moduleOfArea } from './module.ts';

/** Something an area's first page waits for. */
export type PreloadStep =
  | { readonly step: Exclude<Preload, 'startupData'> }
  | { readonly step: 'startupData'; readonly module: AreaModule };

/** What decides about preloading besides the area. */
export interface PreloadOptions {
  readonly isConfigurationLoaded: boolean;
  /** 1 means direct enrolment does not need available funds. */
  readonly isDirectEnrollmentRestricted?: number | undefined;
}

/** Returns what to load before an area's first page, in order. No one is signed in on visitor pages. */
export function preloadPlan(area: AreaKey, options: PreloadOptions): readonly PreloadStep[] {
  const { preloads }: AreaFacts = areas[area];
  const module = moduleOfArea(area);
  const skipsFunds = area === 'dayfare-direct' && options.isDirectEnrollmentRestricted === 1;
  const steps: PreloadStep[] = [];
  for (const step of preloads) {
    if (step === 'configuration' && options.isConfigurationLoaded) continue;
    if (step === 'availableFunds' && skipsFunds) continue;
    if (step !== 'startupData') steps.push({ step });
    else if (module) steps.push({ step, module });
  }
  return steps;
}
