import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'service',
  word: 'money/settings/pause-or-close:titles.page',
  icon: 'CirclePause',
} as const satisfies ScreenEntry;
