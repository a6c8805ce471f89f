import type { CardApplication, CardApproval, CardBlock, CardStatus } from './enums.ts';

/** What a card's state follows from. */
export interface CardParts {
  /** 0 while there is no card. */
  readonly id: number;
  readonly status: CardStatus;
  readonly block: CardBlock;
  readonly isActivated: boolean;
  readonly hasPin: boolean;
  readonly approval: CardApproval;
  readonly application: CardApplication;
}

/** How a person's card stands. */
export type CardState =
  /** There is none, and none was applied for. */
  | 'none'
  /** The application is being looked at. */
  | 'underReview'
  | 'rejected'
  /** Issued, and not activated yet: it pays online, and nothing in a store. */
  | 'toActivate'
  /** Activated, without a PIN. */
  | 'pinDue'
  | 'open'
  /** Locked by its owner, who can unlock it. */
  | 'locked'
  /** Blocked by the issuer: only a call helps. */
  | 'blocked'
  /** Lost or stolen, and not replaced yet. */
  | 'reported'
  /** Replaced, closed, or not used for too long. */
  | 'closed';

const byStatus: Readonly<Partial<Record<CardStatus, CardState>>> = {
  LostCard: 'reported',
  StolenCard: 'reported',
  LostCardNotCaptured: 'reported',
  StolenCardNotCaptured: 'reported',
  NoWithdrawalsAllowed: 'blocked',
  CardBlockedDueToFraud: 'blocked',
  ClosedCard: 'closed',
  InactiveCard: 'closed',
  CardReissued: 'closed',
};

/** A card is active when it exists and either its PIN is set, or it is activated and open. As in the documents, a PIN is enough. */
export function isCardActive({
  id,
  hasPin,
  isActivated,
  status,
}: Pick<CardParts, 'id' | 'hasPin' | 'isActivated' | 'status'>): boolean {
  return id > 0 && (hasPin || (isActivated && status === 'OpenCard'));
}

/** A card is in approval while it is under review and none has been applied for. */
export function isInApproval({
  approval,
  application,
}: Pick<CardParts, 'approval' | 'application'>): boolean {
  return approval === 'UnderReview' && application === 'None';
}

/** Returns how a person's card stands. What the issuer says comes before the owner's lock, and that before what is left to do. */
export function cardState(parts: CardParts): CardState {
  const { id, status, block, hasPin, approval } = parts;
  if (id <= 0) {
    if (approval === 'UnderReview') return 'underReview';
    return approval === 'Reject' ? 'rejected' : 'none';
  }
  const ended = byStatus[status];
  if (ended) return ended;
  if (block === 'Blocked') return 'locked';
  if (!isCardActive(parts)) return 'toActivate';
  return hasPin ? 'open' : 'pinDue';
}

/** What a person can do with a card. */
export const cardActions = [
  'apply',
  'activate',
  'setPin',
  'reveal',
  'lock',
  'unlock',
  'replace',
  'close',
  'payOnline',
  'payInStores',
  'withdrawCash',
  'autoload',
  'deposit',
  'addToWallet',
] as const;
export type CardAction = (typeof cardActions)[number];

/** Why something can't be done with a card. */
export type CardObstacle = CardState | 'alreadyActive' | 'notLocked' | 'alreadyThere';

const allowed = {
  none: ['apply'],
  underReview: [],
  rejected: ['apply'],
  toActivate: [
    'activate',
    'reveal',
    'lock',
    'replace',
    'close',
    'payOnline',
    'autoload',
    'deposit',
    'addToWallet',
  ],
  pinDue: [
    'setPin',
    'reveal',
    'lock',
    'replace',
    'close',
    'payOnline',
    'payInStores',
    'autoload',
    'deposit',
    'addToWallet',
  ],
  open: [
    'setPin',
    'reveal',
    'lock',
    'replace',
    'close',
    'payOnline',
    'payInStores',
    'withdrawCash',
    'autoload',
    'deposit',
    'addToWallet',
  ],
  locked: ['unlock', 'replace', 'close', 'autoload', 'deposit'],
  blocked: [],
  reported: ['replace', 'close'],
  closed: ['apply'],
} as const satisfies Record<CardState, readonly CardAction[]>;

/** Every state that a card can be in. */
export const cardStateNames: readonly CardState[] = Object.keys(allowed) as CardState[];

const hasCard: ReadonlySet<CardState> = new Set([
  'toActivate',
  'pinDue',
  'open',
  'locked',
  'blocked',
  'reported',
]);

/** Returns why something can't be done with a card that stands like this; null if it can. */
export function cardObstacle(action: CardAction, parts: CardParts): CardObstacle | null {
  const state = cardState(parts);
  const can: readonly CardAction[] = allowed[state];
  if (can.includes(action)) return null;
  if (action === 'apply' && hasCard.has(state)) return 'alreadyThere';
  if (action === 'activate' && (state === 'open' || state === 'pinDue')) return 'alreadyActive';
  if (action === 'unlock' && hasCard.has(state) && state !== 'blocked' && state !== 'reported')
    return 'notLocked';
  return state;
}
