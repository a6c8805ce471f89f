/** A user's presence. */
export type Presence = 'online' | 'away' | 'offline';

const minute = 60_000;

/** A user seen within two minutes is online, within ten away. */
export function presenceOf(seenMsAgo: number | null): Presence {
  if (seenMsAgo === null || seenMsAgo > 10 * minute) return 'offline';
  return seenMsAgo <= 2 * minute ? 'online' : 'away';
}

/** How long a sign of typing holds, in ms: continued typing sends another one before it ends. */
export const typingMs = 10_000;
