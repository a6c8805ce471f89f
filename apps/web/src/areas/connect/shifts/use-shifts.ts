import { type ShiftsOf, shiftsQuery } from '@dayfare/api/connect/shifts/shifts-queries';
import { useQuery } from '@tanstack/react-query';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';

/** Who the person is, and where they work. */
export function useWorkplace(): ShiftsOf {
  const user = useSession()?.user;
  return { userID: user?.userID ?? 0, organizationID: user?.businessId ?? 0 };
}

/** The shifts of the person's organization. */
export const useShifts = () => useQuery(shiftsQuery(useApp().api, useWorkplace()));
