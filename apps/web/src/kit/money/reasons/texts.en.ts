/** Why nothing can be taken now: for each reason what it is, what changes it, and when. */
export const texts = {
  InBufferDays: 'Payday is being prepared',
  InBufferDaysText: 'Early pay is closed while payroll runs. It opens again on payday, {payday}.',
  ParallelNotAllowed: 'A transfer is still on its way',
  ParallelNotAllowedText: 'You can take more once it has arrived{on}.',
  MaxConcurrentTransaction: 'Several transfers are on their way',
  MaxConcurrentTransactionText: 'You can take more once one of them has arrived{on}.',
  FundsNotAvailable: 'Your employer’s money for early pay is used up',
  FundsNotAvailableText:
    'It’s filled up again on the next payday{on}, or as soon as your employer adds to it. What you’ve earned is safe and comes on payday, {payday}.',
  DailyLimitExceeded: 'That’s all for today',
  DailyLimitExceededText: 'You’ve reached your limit of {dailyLimit} a day. You can take more tomorrow.',
  MaxTransactionPerPayperiodReached: 'No more transfers this pay period',
  MaxTransactionPerPayperiodReachedText:
    'You’ve made as many as a pay period allows. What’s left comes on payday, {payday}, and you can make transfers again in the next period{from}.',
  MaxTransactionsPerDay: 'No more transfers today',
  MaxTransactionsPerDayText: 'You’ve made as many as a day allows. You can make the next one tomorrow.',
  MaxTransactionsPerQuarterReached: 'No more transfers this quarter',
  MaxTransactionsPerQuarterReachedText:
    'You’ve made as many as three months allow. You can make transfers again next quarter{from}; until then your pay comes on payday, {payday}.',
  MaxTransactionsWeeklyReached: 'No more transfers this week',
  MaxTransactionsWeeklyReachedText:
    'You’ve made as many as a week allows. You can make the next one next week{from}.',
  EWADeactivated: 'Early pay is turned off for you',
  EWADeactivatedText:
    'Call {supportName} at {supportPhone} to turn it on again. Until then your pay comes on payday, {payday}.',
  MaxedOut: 'You’ve taken all you can for now',
  MaxedOutText: 'More is added when your employer sends your next hours{around}.',
  MaxedOutDaily: 'You’ve taken all you can today',
  MaxedOutDailyText: 'A day allows up to {dailyLimit}. You can take more tomorrow.',
  MaxedOutWeekly: 'You’ve taken all you can this week',
  MaxedOutWeeklyText: 'You can take more next week{from}. What’s left by then comes on payday, {payday}.',
  MaxedOutPayPeriod: 'You’ve taken all you can this pay period',
  MaxedOutPayPeriodText: 'What’s left comes on payday, {payday}. You can take more in the next period{from}.',
  MaxedOutQuarter: 'You’ve taken all you can this quarter',
  MaxedOutQuarterText: 'You can take more next quarter{from}. Until then your pay comes on payday, {payday}.',
  ServicesPaused: 'Early pay is paused',
  ServicesPausedText:
    'We’ve paused it for everyone, and open it again as soon as we can. What you’ve earned is safe and comes on payday, {payday}.',
  EmployerPaused: 'Your employer has paused early pay',
  EmployerPausedText:
    'They decide when it opens again. What you’ve earned is safe and comes on payday, {payday}.',
  Maintenance: 'We’re working on early pay',
  MaintenanceText:
    'It opens again by itself as soon as the work is done. What you’ve earned is safe and comes on payday, {payday}.',
  NoEarnings: 'No hours yet this pay period',
  NoEarningsText: 'Your balance begins when your employer sends your first hours{around}.',
  BelowMinimumAmount: 'Not enough for a transfer yet',
  BelowMinimumAmountText: 'More is added when your employer sends your next hours{around}.',
  PayPeriodClosing: 'This pay period is closing',
  PayPeriodClosingText:
    'Its hours are being counted for payday, {payday}. Early pay opens again with the first hours of the next one{from}.',
  PayrollRunning: 'Payroll is running',
  PayrollRunningText: 'Your employer is working out your pay. Early pay opens again on payday, {payday}.',
  DeductionNotCleared: 'Your last payday isn’t settled yet',
  DeductionNotClearedText:
    '{missed}Early pay opens once that’s settled. If it takes more than a few days: {supportName}, {supportPhone}.',
  NoInstrument: 'There’s no account to send money to',
  NoInstrumentText: 'Early pay opens with your first bank account or card. Adding one takes a few minutes.',
  InstrumentNotVerified: 'Your bank account or card needs a check first',
  InstrumentNotVerifiedText: 'Early pay opens once it’s checked. Your accounts say what’s missing.',
  InstrumentDisconnected: 'Your bank account is disconnected',
  InstrumentDisconnectedText:
    'Your bank no longer lets us send there. Connect it again in your accounts, and early pay opens.',
  ContractNotAccepted: 'An agreement is missing',
  ContractNotAcceptedText:
    'Early pay opens as soon as you’ve read it and agreed to it. If it stays closed, call {supportName} at {supportPhone}.',
  StateNotSupported: 'Early pay isn’t offered where you live',
  StateNotSupportedText:
    'If you’ve moved, call {supportName} at {supportPhone}, and it may open. Your pay comes on payday, {payday}.',
  UserSuspended: 'Early pay is on hold for you',
  UserSuspendedText:
    'Call {supportName} at {supportPhone}, and we’ll look at it together. Your pay comes on payday, {payday}.',
  UserTerminated: 'Early pay has ended with this job',
  UserTerminatedText:
    'What you’ve earned comes with your last pay, {payday}. It opens again with a new employer that offers it.',
  Unknown: 'Early pay isn’t available on this account',
  UnknownText: 'Call {supportName} at {supportPhone}, and we’ll look at it together.',
  payday: 'the next one',
  proof: { deduction: 'Show us your pay stub', hours: 'Are hours missing?' },
  missed: '{amount} that you took early hasn’t come off your pay. ',
  on: ', {day}',
  orOn: ', or until {day}',
  from: ', from {day}',
  agreement: 'Read and agree',
  own: {
    pause: 'You’ve paused early pay',
    pauseText: 'Nothing can be taken, and regular transfers aren’t made, until you resume it{orOn}.',
    closing: 'Your account is closing',
    closingText:
      'It closes by itself when what’s still underway has ended. Until then no money is sent, and you can keep your account.',
    service: 'Pause or close',
    dayLimit: 'You’ve reached your own limit for today',
    dayLimitText: 'You chose to take no more than {most} a day. You can take more tomorrow.',
    payPeriodLimit: 'You’ve reached your own limit for this pay period',
    payPeriodLimitText:
      'You chose to take no more than {most} a pay period. You can take more in the next one{from}.',
    limits: 'See your own limits',
  },
  why: {
    owed: 'What you earn now goes toward what you owe',
    owedText:
      '{amount} of what you took early was left over from your last pay. It comes off your next one{on}, and what you earn beyond it you can take.',
    limit: 'You can take up to {limit} of what you’ve earned so far.',
    limitTaken:
      'You can take up to {limit} of what you’ve earned so far. {taken} of it is already taken, with fees.',
    earned: 'What you’ve earned so far, less taxes and deductions.',
    earnedTaken: 'What you’ve earned so far, less taxes, deductions and {taken} already taken, with fees.',
  },
  left: {
    dayLimit: 'The limit you set yourself leaves {left} today. You can take more tomorrow.',
    payPeriodLimit:
      'The limit you set yourself leaves {left} this pay period. You can take more in the next one{from}.',
    FundsNotAvailable:
      'Your employer has {left} left for early pay. It’s filled up again on the next payday{on}.',
    MaxedOutDaily: 'You can take {left} more today, and more again tomorrow.',
    MaxedOutWeekly: 'You can take {left} more this week, and more again next week{from}.',
    MaxedOutPayPeriod: 'You can take {left} more this pay period, and more again in the next one{from}.',
    MaxedOutQuarter: 'You can take {left} more this quarter, and more again next quarter{from}.',
    other: 'You can take {left} more for now.',
  },
} as const;
