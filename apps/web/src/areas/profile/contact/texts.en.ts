/** Texts of changing how one is reached. */
export const texts = {
  titles: { email: 'Email address', phone: 'Phone number' },
  send: 'Send a code to it',
  confirm: 'Enter the code that we sent to {to}',
  exhausted: 'That was the last code that we can send for now. Try again in 15 minutes.',
  email: {
    text: 'Now it is {email}. To change it, enter a code from that address and one from the new address. No more access to it? Call us.',
    field: 'New email address',
    confirmText:
      'With it, this becomes your email address. We tell the old one, and sign out your other devices.',
    saved: 'Your email address is changed. We’ve told the old one.',
    problems: {
      missing: 'Enter your new email address.',
      wrong: 'Enter a whole email address, such as name@example.com.',
      same: 'That is your email address already.',
    },
  },
  phone: {
    text: 'Now it is {phone}. To change it, enter a code from that number and one from the new number. No more access to it? Call us.',
    field: 'New phone number',
    confirmText:
      'With it, this becomes your phone number. We tell the old one, and sign out your other devices.',
    saved: 'Your phone number is changed. We’ve told the old one.',
    problems: {
      missing: 'Enter your new phone number.',
      wrong: 'Enter the whole number, with its area code.',
      same: 'That is your phone number already.',
    },
  },
} as const;
