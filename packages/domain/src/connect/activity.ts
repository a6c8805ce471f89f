import { enumeration, type NameOf, numbered } from '../enumeration/index.ts';

/** What an activity is about. */
export const activityType = numbered({ Group: 1, Direct: 2, Company: 3, Shift: 4, ChatActivity: 5 });
export type ActivityType = NameOf<typeof activityType>;

/** What is attached to an activity. The documents list them without numbers. */
export const attachmentType = enumeration(['Image', 'Video', 'Document', 'Audio', 'Other']);
export type AttachmentType = NameOf<typeof attachmentType>;

/** Bounds of an activity. The documents name no figures. */
export const activityLimits = { title: 80, body: 2_000, address: 500 } as const;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether an activity has every word of a search in its title, its text or its sender's name, whatever the accents. */
export function fitsActivitySearch(
  { title, body, sender }: { readonly title: string; readonly body: string; readonly sender: string },
  search: string,
): boolean {
  const text = plain(`${title} ${body} ${sender}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
