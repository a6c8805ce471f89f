import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../../transport/index.ts';
import { upload } from '../../upload/index.ts';
import type { Entity } from '../../wire/index.ts';
import { entityQuery, writeDefaults } from '../../wire/query-defaults.ts';
import { avatarsContract } from '../avatars-contract.ts';
import { type Conversation, conversationFromWire } from './chat-queries.ts';
import { groupsContract, type WireColleagues, type WireParticipant } from './groups-contract.ts';

const pageSize = 50;

/** A colleague who can be written to. */
export type Colleague = Entity<typeof colleaguesFromWire>['people'][number];

function colleaguesFromWire({ users, total }: WireColleagues) {
  return {
    people: users.map(({ userID, firstName, lastName, presence, imageURL }) => ({
      ...{ id: userID, name: `${firstName} ${lastName}`, presence, picture: imageURL },
    })),
    total,
  };
}

/** Colleagues whose name has a part, fifty at most. */
export function colleaguesQuery(api: ApiClient, search: string) {
  return entityQuery({
    queryKey: ['connect', 'colleagues', search],
    ask: ({ signal }) =>
      api.client(groupsContract).getContactList({ search, pageNumber: 1, pageSize }, { signal }),
    read: colleaguesFromWire,
    staleTime: 30_000,
  });
}

/** A member of a conversation. */
export type Participant = Entity<typeof participantFromWire>;

function participantFromWire({ userID, name, isOwner, isAdmin, presence, imageURL }: WireParticipant) {
  return { id: userID, name, isOwner, isAdmin, presence, picture: imageURL };
}

/** Who is in a conversation. */
export function participantsQuery(api: ApiClient, sid: string) {
  return entityQuery({
    queryKey: ['connect', 'participants', sid],
    ask: ({ signal }) => api.client(groupsContract).participantChannel({ conversationSID: sid }, { signal }),
    read: ({ participants }) => participants.map(participantFromWire),
    staleTime: 0,
  });
}

/** A group to make, once for each `customId`. */
export interface NewGroup {
  readonly customId: string;
  readonly name: string;
  readonly description: string;
  readonly people: readonly number[];
}

/** Makes a group. Rejects with ApiError. */
export async function createGroup(api: ApiClient, group: NewGroup): Promise<Conversation> {
  const { customId, name, description, people } = group;
  return conversationFromWire(
    await api.client(groupsContract).createGroup({ customId, name, description, userIDs: [...people] }),
  );
}

/** What is done with a group or a conversation. */
export type GroupChange =
  | { readonly kind: 'rename'; readonly name: string; readonly description: string }
  | { readonly kind: 'add'; readonly people: readonly number[] }
  | { readonly kind: 'handOver'; readonly to: number }
  | { readonly kind: 'picture'; readonly file: File; readonly customId: string }
  | { readonly kind: 'leave' | 'delete' | 'hide' };

/** Changes a group or takes a conversation out of the list. Afterwards everything about Connect is asked for again. */
export function groupMutation(api: ApiClient, conversationSID: string) {
  const calls = api.client(groupsContract);
  const carryOut = (change: GroupChange): Promise<unknown> => {
    switch (change.kind) {
      case 'rename':
        return calls.updateConversation({
          conversationSID,
          ...{ name: change.name, description: change.description },
        });
      case 'add':
        return calls.addGroupParticipants({ conversationSID, userIDs: [...change.people] });
      case 'handOver':
        return calls.updateGroupAdmin({ conversationSID, userID: change.to });
      case 'picture':
        return upload(api, avatarsContract.uploadGroupAvatar, {
          ...{ conversationSID, file: change.file, customId: change.customId },
        });
      case 'leave':
        return calls.leaveConversation({ conversationSID });
      case 'delete':
        return calls.deleteChannel({ conversationSID });
      case 'hide':
        return calls.deleteUserConversation({ conversationSID });
    }
  };
  return mutationOptions<unknown, ApiError, GroupChange>({
    ...writeDefaults,
    mutationKey: ['connect', 'group', conversationSID],
    mutationFn: carryOut,
    onSettled: (_answer, _error, _change, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['connect'] }),
  });
}
