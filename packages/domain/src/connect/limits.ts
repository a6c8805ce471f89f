/** Bounds of the chat. The documents name the rules, and no figures but 200, 10 and 2. */
export const chatLimits = {
  /** Conversations that the list has at most. */
  conversations: 200,
  /** Messages of a page. */
  page: 10,
  /** Members of a group, its creator included. */
  groupMembers: 100,
  /** Characters. */
  message: 2_000,
  /** A megabyte, by which the configuration counts files. */
  bytesOfMb: 1_000_000,
  groupName: 60,
  jobTitle: 60,
  groupDescription: 200,
} as const;

/** Whether the token of the chat may be asked for once more in this session; -1: without a limit. */
export const mayAskForToken = (asked: number, limit: number): boolean => limit === -1 || asked < limit;

/** What a user's presence is reported for. */
interface PresenceConditions {
  readonly isUser: boolean;
  readonly hasOrganization: boolean;
  readonly isOrganizationEnabled: boolean;
  readonly isPersonEnabled: boolean;
  readonly hasToken: boolean;
}

/** Whether presence is reported: only of employees whose organization has Connect, who have it themselves, and with a token of the chat. */
export const tellsPresence = (conditions: PresenceConditions): boolean =>
  Object.values(conditions).every(Boolean);
