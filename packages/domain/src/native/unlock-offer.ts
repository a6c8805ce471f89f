/** A person's decision about unlocking with face or fingerprint. */
export type UnlockChoice = 'on' | 'later' | 'never' | 'off';

/** What decides about offering it. */
export interface UnlockOffer {
  /** Null before the person has decided. */
  readonly choice: UnlockChoice | null;
  /** Whether the device knows a face or a fingerprint. */
  readonly isEnrolled: boolean;
  /** `HideBiometric` of the start-up data. */
  readonly isHidden: boolean;
  /** Whether it has been offered since the app was started. */
  readonly wasOffered: boolean;
}

/** Whether unlocking with face or fingerprint is offered: at most once per start, and not to anyone who has decided. */
export function offersUnlock({ choice, isEnrolled, isHidden, wasOffered }: UnlockOffer): boolean {
  return isEnrolled && !isHidden && !wasOffered && (choice === null || choice === 'later');
}

/** What "Not now" means: the first time later, the second time never. */
export const choiceAfterNotNow = (choice: UnlockChoice | null): UnlockChoice =>
  choice === 'later' ? 'never' : 'later';
