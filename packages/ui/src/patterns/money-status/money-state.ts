/** How far a movement of money has progressed. */
export type MoneyStatusKind = 'pending' | 'settled' | 'partly' | 'failed' | 'reversed';

/** All states of money: those of a movement, and that one is not possible because it exceeds a limit. */
export type MoneyState = MoneyStatusKind | 'overLimit';
