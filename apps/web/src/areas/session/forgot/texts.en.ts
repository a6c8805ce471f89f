/** Texts of a password that was lost. */
export const texts = {
  titles: {
    page: 'Get back in',
  },
  title: 'Get back in',
  text: 'Tell us how to reach you. We’ll send a code, and with it you choose a new password.',
  identifier: 'Phone number or email',
  identifierMissing: 'Enter your phone number or email.',
  identifierWrong: 'Enter a phone number with 10 digits, or an email such as ana@example.com.',
  send: 'Send me a code',
  sending: 'Sending…',
  codeTitle: 'Choose a new password',
  codeText:
    'If {identifier} belongs to an account, a code is on its way. It works for 10 minutes. The old password stays until you set a new one.',
  code: 'Code that we sent',
  codeMissing: 'Enter all 6 digits of the code.',
  set: 'Set new password',
  setting: 'Setting your password…',
  again: 'No code? Ask again',
  done: 'Your new password works now. Sign in with it.',
  help: 'Phone or email changed?',
} as const;
