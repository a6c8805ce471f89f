import type { ConversationType } from './enums.ts';

/** Filters of the list of conversations; the first stands for all. */
export const chatFilters = ['all', 'unread', 'groups', 'direct', 'muted'] as const;
export type ChatFilter = (typeof chatFilters)[number];

/** What the filters look at. */
interface Filtered {
  readonly type: ConversationType;
  readonly name: string;
  readonly unread: number;
  readonly isMuted: boolean;
}

const fits: Readonly<Record<ChatFilter, (conversation: Filtered) => boolean>> = {
  all: () => true,
  unread: ({ unread }) => unread > 0,
  groups: ({ type }) => type === 'Group',
  direct: ({ type }) => type === 'Direct',
  muted: ({ isMuted }) => isMuted,
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The conversations that fit one of the filters and whose name has every word of a search, whatever its accents. */
export function findConversations<Conversation extends Filtered>(
  conversations: readonly Conversation[],
  { filters, search }: { readonly filters: readonly ChatFilter[]; readonly search: string },
): readonly Conversation[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return conversations.filter((conversation) => {
    const name = plain(conversation.name);
    return filters.some((filter) => fits[filter](conversation)) && words.every((word) => name.includes(word));
  });
}
