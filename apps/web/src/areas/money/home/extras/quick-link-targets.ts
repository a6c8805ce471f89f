import type { RoutePath } from '@dayfare/domain/access';
import type { Icon } from '@dayfare/ui/icon';
import {
  BellRing,
  CalendarClock,
  ChartColumn,
  Clock,
  FileText,
  Gauge,
  History,
  Landmark,
  MonitorSmartphone,
} from 'lucide-react';

interface Target {
  readonly path: RoutePath;
  readonly icon: Icon;
  /** Whether it is about wages, which not everybody has here. */
  readonly isAboutWages: boolean;
}

/** Pages that the home can link to. */
export const quickLinkTargets = {
  earnings: { path: '/ewa/earnings', icon: ChartColumn, isAboutWages: true },
  hours: { path: '/ewa/hours-history', icon: Clock, isAboutWages: true },
  transfers: { path: '/ewa/history', icon: History, isAboutWages: true },
  recurring: { path: '/ewa/recurring', icon: CalendarClock, isAboutWages: true },
  dailyTexts: { path: '/timely-access-pay', icon: BellRing, isAboutWages: true },
  limits: { path: '/ewa/limits', icon: Gauge, isAboutWages: true },
  accounts: { path: '/ewa/accounts', icon: Landmark, isAboutWages: true },
  agreements: { path: '/home/agreements', icon: FileText, isAboutWages: false },
  devices: { path: '/device-activity', icon: MonitorSmartphone, isAboutWages: false },
} as const satisfies Record<string, Target>;

/** A page that the home can link to. */
export type QuickLink = keyof typeof quickLinkTargets;

/** Whether this version knows a page by this name. */
export const isQuickLink = (link: string): link is QuickLink => Object.hasOwn(quickLinkTargets, link);
