/** Texts of pausing early pay, and of closing the account. */
export const texts = {
  titles: { page: 'Pause or close' },
  pause: {
    title: 'Pause early pay',
    text: 'While it’s paused, you can’t take money or pay friends, and regular transfers aren’t made. Your pay comes in full on payday, less what you’ve already taken. You can resume at any time. Savings and tips stay yours to move.',
    ends: 'For how long?',
    end: { never: 'Until I resume it', day: 'Until a day that I choose' },
    until: 'Open again on',
    untilMissing: 'Choose a day from tomorrow on, within a year.',
    do: 'Pause early pay',
    on: 'Early pay is paused',
    onText: 'It stays paused until you resume it.',
    onUntil: 'It opens again by itself on {day}.',
  },
  close: {
    title: 'Close my account',
    means: {
      signIn:
        'You’re signed out everywhere, and nobody can sign in to the account anymore. It costs nothing.',
      regular: '{count, plural, one {Your regular transfer ends.} other {Your # regular transfers end.}}',
      bills:
        '{count, plural, one {We stop paying your bill and reminding you of it. From then on you pay the biller yourself.} other {We stop paying your # bills and reminding you of them. From then on you pay the billers yourself.}}',
      owed: '{amount} that you took early comes off your pay as agreed, next on {payday}. We never take it from your bank account.',
      goals:
        '{count, plural, one {Your savings goal ends. Withdraw the {amount} in it before.} other {Your # savings goals end. Withdraw the {amount} in them before.}}',
      invitations:
        'Invitations of yours that are open end without a reward. Rewards that you have are money that we hold.',
      nothingOwed: 'You owe nothing.',
      pay: 'Your employer pays you as always. Nothing changes there.',
      kept: 'We keep your transfers and agreements for as long as the law asks us to, and use them for nothing else.',
      back: 'If you want to come back, call {supportName} at {supportPhone}. Hours: {supportHours}.',
    },
    nextPay: 'your next payday',
    notYet: 'Not just yet',
    obstacles: {
      moneyHeld: 'There’s money of yours with us. Move it to your bank account or card first.',
    },
    waitTitle: 'It will close by itself',
    waits: {
      inDoubt:
        'We don’t know yet what became of a transfer. If it reached us, the account closes by itself once it has arrived. If it didn’t, the account closes right away.',
      transferUnderway:
        'A transfer is still on its way. You can ask now: the account closes by itself once it has arrived.',
      moveUnderway:
        'Money that you’ve moved is still on its way. You can ask now: the account closes by itself once it has arrived.',
      deductionOpen:
        'Your last payday isn’t settled yet. You can ask now: the account closes by itself once it is.',
    },
    closing: {
      title: 'Your account is closing',
      transferUnderway: 'It closes by itself once your transfer has arrived. We text you then.',
      moveUnderway: 'It closes by itself once the money that you’ve moved has arrived. We text you then.',
      deductionOpen: 'It closes by itself once your last payday is settled. We text you then.',
      moneyHeld:
        'There’s money of yours with us. Move it to your bank account or card, and the account closes by itself.',
      soon: 'Nothing is left to settle. It closes by itself within the hour, and we text you then.',
      until: 'Until it closes, no more money is sent, and you can keep your account.',
    },
    see: {
      inDoubt: 'See what happened',
      transferUnderway: 'See your transfers',
      moveUnderway: 'See your accounts',
      deductionOpen: 'See what comes off your pay',
      moneyHeld: 'See your accounts',
    },
    do: 'Close my account',
    sure: 'Close your account?',
    sureText: 'You’ll be signed out right away. To open it again, you’ll have to call us.',
    sureLater:
      'It closes by itself, and we text you then. Until it does, no more money is sent, and you can change your mind.',
    proof: 'Closing ends your account, so we check that it’s you who asks.',
    yes: 'Yes, close it',
    no: 'Keep my account',
  },
  closed: {
    title: 'Your account is closed',
    text: 'Thank you for having been with us. If you change your mind, {supportName} can open it again. Hours: {supportHours}.',
    back: 'Call {supportPhone}',
    done: 'Done',
  },
  working: 'One moment…',
  notDone: 'That didn’t work',
  failed: 'We couldn’t load this',
  failedText: 'Nothing has changed. Try again in a moment.',
  offlineText: 'Nothing has changed. Connect and try again.',
} as const;
