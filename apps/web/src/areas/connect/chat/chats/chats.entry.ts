import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'chat',
  word: 'connect/chat/chats:titles.page',
  icon: 'MessagesSquare',
} as const satisfies ScreenEntry;
