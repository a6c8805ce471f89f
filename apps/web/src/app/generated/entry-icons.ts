// Written by `pnpm generate`; a test fails when it is out of date.
import type { PlaceName } from '@dayfare/domain/navigation';
import type { Icon } from '@dayfare/ui/icon';
import { Bell, BriefcaseBusiness, CalendarClock, Car, ChartColumn, ChartPie, CircleHelp, Clock, Coins, CreditCard, Gift, History, House, Landmark, Megaphone, MessagesSquare, PiggyBank, ReceiptText, Send, Store, Timer } from 'lucide-react';

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
  savings: PiggyBank,
  bills: ReceiptText,
  tips: Coins,
  budget: ChartPie,
  card: CreditCard,
  hours: Clock,
  time: Timer,
  shifts: CalendarClock,
  chat: MessagesSquare,
  announcements: Megaphone,
  notifications: Bell,
  jobs: BriefcaseBusiness,
  rides: Car,
  apps: Store,
  referrals: Gift,
  help: CircleHelp,
} as const satisfies Readonly<Partial<Record<PlaceName, Icon>>>;
