/** Whether somebody is there. */
export type Presence = 'online' | 'away' | 'offline';

const minute = 60_000;

/** Somebody is online who was here within two minutes, and away for ten. */
export function presenceOf(seenMsAgo: number | null): Presence {
  if (seenMsAgo === null || seenMsAgo > 10 * minute) return 'offline';
  return seenMsAgo <= 2 * minute ? 'online' : 'away';
}

/** How long a sign of typing holds, in ms: whoever types on sends another one before it ends. */
export const typingMs = 10_000;
