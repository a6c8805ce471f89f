/** Texts of the page that the link under an invitation opens. The notices and the question are the documents' own. */
export const texts = {
  titles: { page: 'Unsubscribe' },
  offered: {
    title: 'Unsubscribe from invitations',
    email: 'You get emails that invite you to {brand}. Unsubscribe, and no more of them come.',
    text: 'You get text messages that invite you to {brand}. Unsubscribe, and no more of them come.',
    any: 'You get invitations to {brand}. Unsubscribe, and no more of them come.',
    name: 'They are addressed to {name}.',
    account: 'Messages about an account that you have with us still come.',
    do: 'Unsubscribe',
  },
  confirm: {
    title: 'Confirmation',
    text: 'Are you sure you want to unsubscribe?',
    yes: 'Yes, unsubscribe',
    no: 'Cancel',
    working: 'Unsubscribing…',
    notDone: 'You’re not unsubscribed yet',
  },
  done: {
    title: 'Unsubscribed successfully',
    email: 'We won’t email you any more invitations.',
    text: 'We won’t text you any more invitations.',
    any: 'We won’t send you any more invitations.',
  },
  already: {
    title: 'You’re already unsubscribed',
    text: 'No invitations come any more. There’s nothing left to do.',
  },
  failed: {
    title: 'This link doesn’t work',
    text: 'Something went wrong, please contact customer support.',
  },
  fault: {
    title: 'You’re not unsubscribed yet',
    text: 'The problem is on our side. Try again in a moment, or call us and we’ll do it for you.',
  },
  load: {
    title: 'We couldn’t look up your invitation',
    text: 'Nothing has changed. Try again in a moment.',
    offline: 'Connect to the internet to unsubscribe.',
  },
  toasts: {
    EmailUnsubscribed: 'Email Successfully unsubscribed!',
    TextUnsubscribed: 'SMS Successfully unsubscribed!',
    EmailAlready: 'Email already unsubscribed!',
    TextAlready: 'SMS already unsubscribed!',
    UnknownToken: 'Token not valid, Please provide valid token for unsubscription!',
    Fault: 'Some error occured. Please contact Administrator.',
    Disabled: 'Configuration is disabled. Please contact Administrator.',
  },
  advance: 'Go to {brand}',
};
