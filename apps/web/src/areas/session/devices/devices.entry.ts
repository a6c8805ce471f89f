import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'devices',
  word: 'session/devices:titles.page',
  icon: 'MonitorSmartphone',
} as const satisfies ScreenEntry;
