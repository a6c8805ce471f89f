import type { GoalPicture, GoalStatus } from '@dayfare/domain/savings';
import type { Icon } from '@dayfare/ui/icon';
import type { StatusTone } from '@dayfare/ui/status-tag';
import { Car, Gift, GraduationCap, House, PiggyBank, Plane, Umbrella, Users } from 'lucide-react';

/** The picture of a goal. */
export const goalIcons = {
  RainyDay: Umbrella,
  Trip: Plane,
  Home: House,
  Car,
  Family: Users,
  Learning: GraduationCap,
  Gift,
  Other: PiggyBank,
} as const satisfies Record<GoalPicture, Icon>;

/** How the state of a goal looks. */
export const goalTones = {
  Ongoing: 'success',
  Paused: 'warning',
  Resumed: 'success',
  Cancelled: 'neutral',
  Archived: 'neutral',
  Achieved: 'success',
} as const satisfies Record<GoalStatus, StatusTone>;
