// Written by `pnpm generate`; a test fails when it is out of date.
import type { PlaceName } from '@dayfare/domain/navigation';
import type { Icon } from '@dayfare/ui/icon';
import { CalendarClock, ChartColumn, CircleHelp, Clock, Gift, History, House, Landmark, Send, Store } from 'lucide-react';

/** The icons of the navigation. */
export const entryIcons = {
  home: House,
  directHome: House,
  history: History,
  accounts: Landmark,
  earnings: ChartColumn,
  recurring: CalendarClock,
  friends: Send,
  cash: Store,
  giftCard: Gift,
  hours: Clock,
  help: CircleHelp,
} as const satisfies Readonly<Partial<Record<PlaceName, Icon>>>;
