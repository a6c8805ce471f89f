/** Texts of a single transfer: its receipt, its way, and how to cancel it. */
export const texts = {
  receipt: {
    done: 'Done',
    pdf: 'Save as PDF',
    saving: 'Saving…',
    share: 'Share',
    summary: '{brand}: {amount} to {to}, requested {when}. Transaction {id}.',
    pending: 'You can see where it is in your transfers at any time.',
    settled: {
      account: 'It’s in your account.',
      cash: 'It was paid out to you.',
      gift: 'Its code is ready.',
      bill: '{to} has booked it.',
    },
    partly: {
      account: '{arrived} is in your account.',
      cash: '{arrived} was paid out to you.',
      gift: 'The code is worth {arrived}.',
      bill: '{to} has booked {arrived}.',
    },
    rest: 'The other {back}, with any fee, is back in your balance.',
    restLate:
      'The other {back}, with any fee, comes with your pay on {payday}, because the pay period it came from is closed.',
    held: 'We’re checking it before it leaves. That takes a day at most, and you don’t have to do anything. If we can’t finish in time, all of it goes back.',
    failed: 'It didn’t go through. {amount} is back in your balance.',
    reversed: 'Nothing was taken. {amount} is back in your balance.',
    returning: 'The pay period it came from is closed, so {amount} comes with your pay on {payday}.',
    missingTitle: 'We couldn’t find this transfer',
    missingText: 'The link may be old. All your transfers are in the list.',
  },
  pdf: {
    title: 'Receipt for {amount}',
    status: 'Status',
    amount: 'Amount',
  },
  returned: {
    CardDeclined: 'Your card’s bank declined it.',
    BankAccountClosed: 'The bank sent it back because the account is closed.',
    InsufficientFunds: 'The bank sent it back because it wasn’t covered on the way. You can send it again.',
    NoSuchAccount:
      'The bank sent it back because it has no account with this number. Check the number, or choose another account.',
    NotAuthorized:
      'The bank sent it back because its customer didn’t agree to it. Call your bank before you send there again.',
    AccountFrozen: 'The bank sent it back because the account is frozen. Your bank can tell you why.',
    RefusedByBank: 'The bank refused it.',
    ManualAuthExpired: 'We couldn’t check it in time, so it wasn’t sent.',
    VoucherExpired: 'The cash wasn’t picked up in time.',
    GiftCardsNotAvailable:
      'Amazon isn’t issuing gift cards right now. Choose another place, or try again later.',
    GiftCodeNotIssued: 'Amazon didn’t issue the code. You can try again, or choose another place.',
    BillerRefused: 'The company didn’t take it. Ask them whether they accept payments for your account.',
    BillerAccountUnknown:
      'The company has no account with this number. Check the bill, and add the company again with the right number.',
    BillerSentBack:
      'The company sent it back, because it couldn’t match it with a bill. Call them before you pay again.',
    ProductCardNotOpen:
      'Your card isn’t open for deposits: it may be locked or closed. Check the card, or choose another place.',
    other: 'The bank sent it back.',
  },
  fee: {
    waived: 'Your card didn’t take the fee, so you don’t owe it.',
    goesBack: 'Your card paid the fee of {fee}. It’s going back to the card.',
    none: 'You pay no fee.',
  },
  email: {
    action: 'Email the receipt',
    sending: 'Sending…',
    sent: 'Receipt sent to {address}',
    failed: 'The receipt couldn’t be sent. Try again.',
  },
  track: {
    title: 'Where it is',
    requested: 'Requested',
    held: 'Being checked',
    sent: { ahead: 'Leaves', behind: 'Sent' },
    accepted: {
      Bank: 'With the bank',
      Card: 'With the card’s bank',
      CashPickup: 'Ready to pick up',
      Amazon: 'With Amazon',
      BillPayment: 'With the company',
    },
    arrived: {
      ahead: {
        Bank: 'Arrives',
        Card: 'Arrives',
        CashPickup: 'Picked up',
        Amazon: 'Code issued',
        BillPayment: 'Booked',
      },
      behind: {
        Bank: 'Arrived',
        Card: 'Arrived',
        CashPickup: 'Picked up',
        Amazon: 'Code issued',
        BillPayment: 'Booked',
      },
    },
    promised: 'Promised: {when}.',
    planned: 'Planned: {when}.',
    first: 'We first said {when}.',
    late: {
      sent: 'It left later than planned, so it arrives later.',
      checked: 'We checked it before it left, so it arrives later.',
    },
    overdue: {
      sent: 'It should have left by now. We keep trying, and we’ll tell you the new day.',
      arrived: 'It should be there by now. It either arrives or comes back to you.',
    },
    part: '{arrived} of {amount} arrived.',
  },
  detail: {
    title: 'Transfer details',
    agreements: 'What you agreed to',
    showGiftCode: 'Show the gift code',
    billerReference: 'Reference of {name}',
    started: 'Requested',
    carried:
      'Your pay on {payday} was too small for all of what you took early. {amount} of this transfer comes off your next pay{next}. We never take it from your bank account.',
    carriedNext: ', {payday}',
    failedText: 'The amount and any fee are back in your balance.',
    cancel: 'Cancel this transfer',
    cancelHint: 'Canceling is free until it leaves.',
    cancelTitle: 'Cancel this transfer?',
    cancelText: 'It’s free. {amount} goes back to your available balance right away.',
    cancelTextLate:
      'It’s free. The pay period it came from is closed, so {amount} doesn’t go back to your balance: it comes with your pay on {payday}.',
    cancelYes: 'Cancel transfer',
    cancelNo: 'Keep it',
    canceling: 'Canceling…',
    canceled: 'Canceled. {amount} is back in your balance.',
    canceledLate: 'Canceled. {amount} comes with your pay on {payday}.',
    tooLate: 'It has already left, so it can’t be canceled anymore.',
    tooLateRead: 'OK',
    cancelFailed: 'We couldn’t cancel it. Try again in a moment.',
    cancelLost: 'The connection dropped. Check the status above before you try again.',
  },
  earnings: {
    failed: 'Nothing has happened to your money. Try again in a moment.',
    offline: 'Connect to the internet and try again.',
  },
} as const;
