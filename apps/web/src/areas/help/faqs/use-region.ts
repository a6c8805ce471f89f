import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** Numbers of the regions on the wire. */
const regions = { unitedStates: 1, canada: 2 } as const;

/** The region whose questions are shown. */
export function useRegion(): number {
  const { startup } = useApp();
  const { businessEnvironment } = useCell(startup.configuration);
  return businessEnvironment === 'Canada' ? regions.canada : regions.unitedStates;
}
