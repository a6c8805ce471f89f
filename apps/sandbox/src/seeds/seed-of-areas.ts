import type { TraceState } from '@dayfare/domain/billpay';
import type { RecurringFrequency } from '@dayfare/domain/money';
import type { InviteChannel, Invitee, ReferralStatus } from '@dayfare/domain/referral';
import type { GoalPicture, GoalStatus } from '@dayfare/domain/savings';
import type { TipsKind, TipsSetting } from '@dayfare/domain/tips';

/** A bill to an account at a biller. */
export interface SeedBill {
  readonly billerId: number;
  readonly accountNumber: string;
  /** In minor units. */
  readonly amount: number;
  /** Days until the first is due; less than 0: it is overdue. */
  readonly dueInDays: number;
  /** Default: once. */
  readonly frequency?: RecurringFrequency;
  readonly times?: number;
  readonly autopay?: boolean;
  /** Of the first; paid by the transfer to that account. Default: open. */
  readonly state?: 'open' | 'markedPaid' | 'paid';
  /** How far it is with a payment that the biller says it did not get. Default: not asked for. */
  readonly trace?: Extract<TraceState, 'withBiller' | 'found'>;
  /** Why its payment was not made. */
  readonly reason?: string;
}

/** A savings goal, filled week by week until now. */
export interface SeedGoal {
  readonly name: string;
  readonly picture: GoalPicture;
  readonly status: GoalStatus;
  /** In minor units. */
  readonly target: number;
  readonly deposit: number;
  readonly saved: number;
  /** Days until the next deposit. Default: a week. */
  readonly firstInDays?: number;
}

/** The person's tips setup at their first employer, and its reports. */
export interface SeedTips {
  readonly setting: TipsSetting;
  readonly reports: readonly {
    readonly daysAgo: number;
    readonly kind: TipsKind;
    /** In minor units. */
    readonly amount: number;
    /** Index of the instrument that it was paid to; null: it came with pay, before they got tips early. */
    readonly to: number | null;
  }[];
}

/** A person invited by another. */
export interface SeedReferral {
  /** As the inviter calls them; null for people who came by a code. */
  readonly name: string | null;
  /** `+13035550142` */
  readonly phone: string;
  readonly channel: InviteChannel;
  readonly audience: Invitee;
  readonly status: ReferralStatus;
  readonly daysAgo: number;
}

/** A conversation with people inserted earlier; people who aren't inserted are left out. */
export interface SeedChat {
  /** Of a group; a conversation of two has none. */
  readonly name?: string;
  readonly description?: string;
  /** Numbers of the others. */
  readonly with: readonly number[];
  /** The oldest first. `from`: the author's number; default: the person's own. */
  readonly messages: readonly {
    readonly from?: number;
    readonly minutesAgo: number;
    readonly text: string;
  }[];
  /** How many of the last ones the others have not read. */
  readonly unread: number;
}

/** Something that a person has announced at work, or a partner in their name. */
export interface SeedAnnouncement {
  readonly title: string;
  readonly detail: string;
  readonly hoursAgo: number;
  readonly needsAcknowledgement?: boolean;
  readonly isMarketing?: boolean;
  /** Where a partner's offer leads, outside of the app. Default: nowhere. */
  readonly actionUrl?: string;
}

/** A shift planned at the person's employer, every week for four weeks. Times are the planner's. */
export interface SeedShift {
  readonly title: string;
  readonly location: string;
  /** Days until the first. */
  readonly inDays: number;
  /** Minutes after midnight. An end before the start is on the next day. */
  readonly start: number;
  readonly end: number;
  readonly breakStart: number;
  /** In minutes. */
  readonly breakMinutes: number;
  readonly openings: number;
}
