/** Texts of the tax-filing discount. */
export const texts = {
  titles: { page: 'Tax filing' },
  text: 'File your taxes at a discount. We’ll email the link to {email}.',
  leaves: 'The link leads to another company’s site, with its own terms.',
  send: 'Email me the link',
  again: 'Send it again',
  sending: 'Sending…',
  sentTitle: 'Email sent',
  sent: 'Look for it at {email}. It can take a minute.',
  failed: 'The email wasn’t sent',
};
