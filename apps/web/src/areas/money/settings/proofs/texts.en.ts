/** Texts of what people are asked to show: deductions that haven't cleared, and hours that weren't reported. */
export const texts = {
  titles: { list: 'What we need from you', one: 'Show us your pay stub' },
  deductions: 'Deductions that haven’t cleared',
  hours: 'Hours that weren’t reported',
  row: { deduction: 'Deduction of {amount}', hours: 'Hours for that day' },
  status: { Needed: 'Needed', InReview: 'In review', Accepted: 'Accepted', Refused: 'Send again' },
  emptyTitle: 'We don’t need anything from you',
  empty:
    'No deductions are open, and no hours are missing. If you worked on a day that isn’t counted, tell your employer, or call {supportName} at {supportPhone}.',
  deducted: 'What comes off your pay',
  deductedText:
    'What you take early comes off your pay, with its fees. We never take it from your bank account.',
  deductedRow: {
    coming: '{amount} comes off',
    whole: '{amount} came off',
    short: '{deducted} of {amount} came off. The pay was too small, so {rest} comes off the next one.',
  },
  deductedStatus: { coming: 'To come', whole: 'Settled', short: 'Fell short' },
  missingTitle: 'We couldn’t find this',
  missing: 'It may be settled. What is open is in the list.',
  seeAll: 'See what we need',
  intro: {
    deduction:
      'You took {amount} early, and your employer didn’t send it to us after payday on {date}. Send us the pay stub for that payday. Once we see the deduction, early pay opens again.',
    hours:
      'Your employer hasn’t reported your hours for {date}. Send us a time sheet or pay stub that shows them, and we’ll add them to your balance.',
  },
  stands: {
    InReview:
      'We have your files, and we’ll look at them within one business day. You’ll get a text message; there’s nothing else to do.',
    deduction: 'We’ve seen the deduction, so it no longer holds anything back.',
    hours:
      'The hours are accepted and count toward your balance. Those from a pay period that is over come with your next pay.',
    Refused: 'We couldn’t accept what you sent.',
  },
  refusal: {
    unreadable: 'We couldn’t read it. Send a sharp picture of the whole page, or the PDF.',
    otherPeriod: 'It’s about another day or pay period. Send the one that includes {date}.',
    notYours: 'It doesn’t show your name. Send one with your name and your employer’s on it.',
  },
  payBack: 'Or pay it back from your bank',
  files: 'Your files',
  filesHelp: 'A photo, a scan, or a PDF. On a phone you can take a photo.',
  sent: 'What you sent',
  noFile: 'Choose a file first.',
  send: 'Send for review',
  sending: 'Sending…',
  someFailed: 'Not every file was sent. Send again; what arrived isn’t sent twice.',
  done: 'We have your files. We’ll look at them within one business day.',
  fileErrors: {
    offline: 'Not sent: you’re offline.',
    down: 'Not sent. Try again.',
    FileTypeRefused: 'This file isn’t what its name says. Choose a PDF, a Word document or a photo.',
    DailyLimitReached: 'You’ve sent as much as a day allows. Try again tomorrow.',
    TooManyFiles: 'You can send 3 files for a day. Remove this one.',
    ProofNotOpen: 'We no longer need files for this day.',
  },
} as const;
