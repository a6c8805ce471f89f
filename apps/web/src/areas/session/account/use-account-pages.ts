import type { RoutePath } from '@dayfare/domain/access';
import { pendingStepPath } from '@dayfare/domain/session';
import {
  BellRing,
  CirclePause,
  FileText,
  Fingerprint,
  Gauge,
  KeyRound,
  Landmark,
  type LucideIcon,
  MonitorSmartphone,
  ScanFace,
  ShieldCheck,
} from 'lucide-react';
import { mayUnlock } from '../../../kit/session/may-unlock.ts';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { useDevice } from '../../../platform/device/use-device.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** The pages about an account, in the order of their rows. `name` is that of `app:account`. */
const pages = [
  { path: '/ewa/accounts', name: 'accounts', icon: Landmark },
  { path: '/ewa/limits', name: 'limits', icon: Gauge },
  { path: '/home/change-password', name: 'changePassword', icon: KeyRound },
  { path: '/home/two-step', name: 'twoStep', icon: ShieldCheck },
  { path: '/home/passkeys', name: 'passkeys', icon: Fingerprint },
  { path: '/home/unlock', name: 'unlock', icon: ScanFace },
  { path: '/device-activity', name: 'devices', icon: MonitorSmartphone },
  { path: '/home/notifications', name: 'notifications', icon: BellRing },
  { path: '/home/agreements', name: 'agreements', icon: FileText },
  { path: '/ewa/service', name: 'service', icon: CirclePause },
] as const satisfies readonly {
  readonly path: RoutePath;
  readonly name: string;
  readonly icon: LucideIcon;
}[];

/** The pages about the account that are open to the user; none during a step such as a code. */
export function useAccountPages(): readonly (typeof pages)[number][] {
  const session = useSession();
  const app = useApp();
  const { hasPasskeys } = useCell(app.startup.configuration);
  useDevice();
  if (session === null || pendingStepPath(domainUser(session)) !== null) return [];
  const isOpen = { passkeys: hasPasskeys, unlock: mayUnlock(app) };
  return pages.filter(({ name }) => (name === 'passkeys' || name === 'unlock' ? isOpen[name] : true));
}
