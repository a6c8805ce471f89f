/** How far a movement of money has come. */
export type MoneyStatusKind = 'pending' | 'settled' | 'partly' | 'failed' | 'reversed';

/** All states of money: those of a movement, and that one may not begin because it is over a limit. */
export type MoneyState = MoneyStatusKind | 'overLimit';
