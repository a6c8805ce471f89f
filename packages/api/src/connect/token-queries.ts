import { type ConnectCategory, connectCategory, connectRole } from '@dayfare/domain/connect';
import type { EpochMs } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { known } from '../wire/index.ts';
import { connectContract, type WireConnectRecord } from './contract.ts';

/** The tokens of Connect, and who the person is there. */
export type ConnectTokens = Awaited<ReturnType<typeof askForTokens>>;

/** Asks for the tokens of Connect, and who the person is there. Rejects with ApiError, or with RangeError for a role that the domain doesn't know. */
export async function askForTokens(api: ApiClient, userID: number) {
  const { connectToken, twilioToken, settings } = await api
    .client(connectContract)
    .connectTokenAndSettings({ userID });
  return {
    connectToken,
    twilioToken,
    settings: {
      organization: settings.organizationID,
      uniqueId: settings.userUniqueID,
      role: known(connectRole, settings.userRole),
      isOrganizationEnabled: settings.isOrganizationConnectEnabled,
      isPersonEnabled: settings.isConnectEnabled,
      isJobEnabled: settings.isJobEnabled,
      isKronosEnabled: settings.isKronosEnabled,
    },
  };
}

interface Presence {
  /** The person's unique id. */
  readonly person: string;
  readonly isOnline: boolean;
  readonly at: EpochMs;
}

interface Doing {
  /** The person's unique id. */
  readonly person: string;
  readonly category: ConnectCategory;
  readonly at: EpochMs;
}

const recordOf = ({ person, category, at }: Doing): WireConnectRecord => ({
  ...{ UserUniqueID: person, CreatedDate: new Date(at).toISOString(), Online: category === 'Online' },
  ...{ ToUserUniqueID: null, ConversationSID: null, IsGroup: false, ParticipantUserUniqueID: null },
  Category: connectCategory.toWire(category),
});

/** Reports that the user came online or went offline. Failures are ignored. */
export async function tellPresence(api: ApiClient, { person, isOnline, at }: Presence): Promise<void> {
  const record = recordOf({ person, category: isOnline ? 'Online' : 'Offline', at });
  await api
    .client(connectContract)
    .saveOnlineOfflineData(record)
    .catch(() => undefined);
}

/** Reports what the user did, apart from presence and new conversations. Failures are ignored. */
export async function tellRecord(api: ApiClient, doing: Doing): Promise<void> {
  await api
    .client(connectContract)
    .saveUserAnalyticsData(recordOf(doing))
    .catch(() => undefined);
}

/** A message that was sent. */
interface SentMessage {
  readonly conversation: string;
  /** The other one of two; null in a group. */
  readonly opposite: number | null;
}

/** Reports that a message was sent. Failures are ignored. */
export async function tellMessageSent(
  api: ApiClient,
  { conversation, opposite }: SentMessage,
): Promise<void> {
  await api
    .client(connectContract)
    .saveMessageSentData({ channelSid: conversation, otherUserID: opposite })
    .catch(() => undefined);
}

/** A conversation that the user began. */
interface BegunConversation {
  /** The user's unique id. */
  readonly person: string;
  readonly conversation: string;
  readonly isGroup: boolean;
  readonly at: EpochMs;
}

/** Reports that a group or a conversation of two was begun. Failures are ignored. */
export async function tellConversationBegun(api: ApiClient, begun: BegunConversation): Promise<void> {
  const { person, conversation, isGroup, at } = begun;
  const category = isGroup ? 'GroupConversationCreated' : 'DirectConversationCreated';
  await api
    .client(connectContract)
    .saveConversationCreatedData({
      ...recordOf({ person, category, at }),
      ...{ ConversationSID: conversation, IsGroup: isGroup },
    })
    .catch(() => undefined);
}

/** Logs what went wrong in the chat. Failures are ignored. */
export async function logChatFailure(api: ApiClient, method: string, message: string): Promise<void> {
  await api
    .client(connectContract)
    .logData({ MethodName: method, LogType: 5, LogMessage: message.slice(0, 2_000) })
    .catch(() => undefined);
}
