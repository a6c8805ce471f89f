// Written by `pnpm generate`; a test fails when it is out of date.
import type { PlaceName } from '@dayfare/domain/navigation';
import type { Icon } from '@dayfare/ui/icon';
import { BellRing, CirclePause, CircleUserRound, FileText, Fingerprint, Gauge, HandCoins, KeyRound, LogOut, MessageCircleQuestion, MonitorSmartphone, Plus, ReceiptText, Repeat, ShieldCheck } from 'lucide-react';

/** The icons of what is not in the navigation, but can be found by its name. */
export const findIcons = {
  profile: CircleUserRound,
  password: KeyRound,
  twoStep: ShieldCheck,
  passkeys: Fingerprint,
  devices: MonitorSmartphone,
  agreements: FileText,
  limits: Gauge,
  dailyTexts: BellRing,
  proofs: ReceiptText,
  service: CirclePause,
  notificationSettings: BellRing,
  questions: MessageCircleQuestion,
  getMoney: HandCoins,
  addAccount: Plus,
  newRecurring: Repeat,
  signOut: LogOut,
} as const satisfies Readonly<Partial<Record<PlaceName, Icon>>>;
