import { type NameOf, numbered } from '../enumeration/index.ts';

/** What the server says about the link under an invitation, with the numbers of the wire. */
export const smartInviteResult = numbered({
  EmailUnsubscribed: 1,
  TextUnsubscribed: 2,
  EmailAlready: 3,
  TextAlready: 4,
  UnknownToken: 5,
  Fault: 6,
  Disabled: 7,
});
export type SmartInviteResult = NameOf<typeof smartInviteResult>;

/** What the page about an invitation shows. */
export type InviteState =
  /** The invitations come; they can be stopped. */
  | 'offered'
  /** They have just been stopped. */
  | 'done'
  /** They had been stopped before. */
  | 'already'
  /** Nothing can be done here: customer support can. */
  | 'failed';

/** How a result is told in a notice, in the documents' words. */
export type InviteNotice = 'success' | 'info' | 'warning' | 'error' | 'unauthorized';

const notices = {
  EmailUnsubscribed: 'success',
  TextUnsubscribed: 'success',
  EmailAlready: 'info',
  TextAlready: 'info',
  UnknownToken: 'warning',
  Fault: 'error',
  Disabled: 'unauthorized',
} as const satisfies Record<SmartInviteResult, InviteNotice>;

const states = {
  EmailUnsubscribed: 'done',
  TextUnsubscribed: 'done',
  EmailAlready: 'already',
  TextAlready: 'already',
  UnknownToken: 'failed',
  Fault: 'offered',
  Disabled: 'failed',
} as const satisfies Record<SmartInviteResult, InviteState>;

const channels = {
  EmailUnsubscribed: 'email',
  TextUnsubscribed: 'text',
  EmailAlready: 'email',
  TextAlready: 'text',
  UnknownToken: null,
  Fault: null,
  Disabled: null,
} as const satisfies Record<SmartInviteResult, 'email' | 'text' | null>;

/** The name of a result. A number that the documents don't list counts as a fault, as does an answer without one. */
export function inviteResult(idOut: number | null): SmartInviteResult {
  return (idOut === null ? null : smartInviteResult.fromWire(idOut)) ?? 'Fault';
}

/** What the page shows after the first look, which changes nothing: the same numbers stand for what would happen. */
export function previewState(idOut: number | null): Exclude<InviteState, 'done'> {
  if (idOut === null) return 'failed';
  const state = states[inviteResult(idOut)];
  return state === 'done' ? 'offered' : state;
}

/** What the page shows after someone has unsubscribed. After a fault it offers it again. */
export const outcomeState = (result: SmartInviteResult): InviteState => states[result];

/** How a result is told. */
export const inviteNotice = (result: SmartInviteResult): InviteNotice => notices[result];

/** How the invitations come; null if the result doesn't say so. */
export const inviteChannel = (result: SmartInviteResult): 'email' | 'text' | null => channels[result];
