/** Texts of the form with which people say what they think of the product. */
export const texts = {
  title: 'Tell us what you think',
  text: 'We read every message. If you need an answer today, call us instead.',
  kind: 'What is it about?',
  kinds: { idea: 'An idea', problem: 'Something that doesn’t work', praise: 'Something you like' },
  kindMissing: 'Choose what it’s about.',
  message: 'Your message',
  messageHint: 'Leave out passwords, and card and account numbers.',
  messageMissing: 'Write what you’d like to tell us.',
  tooMany: 'That’s as much as we can take in a day. Send the rest tomorrow, or call us.',
  mayContact: 'You can contact me about this',
  send: 'Send',
  sending: 'Sending',
  failedTitle: 'Your message wasn’t sent',
  sent: 'Thank you. Your message was sent.',
} as const;
