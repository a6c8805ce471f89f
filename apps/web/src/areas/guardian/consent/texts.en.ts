/** Texts of a guardian's consent. The guardian has no account, comes from a text message, and has never seen the product. */
export const texts = {
  titles: {
    esign: 'Sign on a screen',
    form: 'Your consent',
    success: 'Your link',
  },
  step: 'Step {step} of 2',
  esign: {
    title: '{name} needs your permission',
    who: '{name} works at {employer} and would like the {brand} card: a prepaid card for their own pay. Because {name} is under 18, a parent or legal guardian has to agree.',
    whoNoEmployer:
      '{name} would like the {brand} card: a prepaid card for their own pay. Because {name} is under 18, a parent or legal guardian has to agree.',
    how: 'You read two short texts and check a few boxes. It takes about three minutes, costs nothing, and you need no account.',
    stranger: 'If this isn’t for you, close the page. Nothing happens without your agreement.',
    document: 'E-sign agreement',
    boxes: {
      esign: 'I agree to sign electronically.',
      disclosures: 'I have read the e-sign disclosures and accept them.',
    },
    disclosures: 'E-sign disclosures (PDF)',
  },
  form: {
    title: 'May {name} have the card?',
    text: 'This is what you agree to. You can take it back at any time, free, with a call.',
    document: 'Consent of a parent or guardian',
    boxes: {
      guardian: 'I am the parent or legal guardian of {name}.',
      card: 'I agree that {name} gets the {brand} card and uses it.',
      read: 'I have read the consent above and agree to it.',
    },
  },
  notSaved: {
    title: 'We couldn’t save that',
    text: 'Press the button again. What was saved before isn’t saved twice. If it goes on, call us.',
  },
  failed: {
    title: 'We couldn’t open your link',
    text: 'It’s on our side, and nothing is lost. Try again in a moment, or call us.',
    offline: 'Connect to the internet and try again. Your link still works.',
  },
  document: {
    failedTitle: 'We couldn’t load the text',
    failed: 'You can only agree to what you can read. Try again in a moment, or call us.',
  },
  noLink: {
    title: 'Open the link in the text message again',
    text: 'For your security, this page forgets the link when it’s closed. The one in our text message still works, unless it’s more than 7 days old.',
  },
  panels: {
    expired: {
      title: 'Sorry, this link has been expired!',
      text: 'For security purposes, the link has expired. Please click on “Resend Link” to receive a new one.',
    },
    given: {
      title: 'Apologies, but the link has expired.',
      text: 'This could be because you have already given your consent.',
    },
    resent: {
      title: 'Link Resent Successfully!',
      text: 'It comes as a text message in a moment. If you can’t find it, look in your spam folder too.',
    },
    done: {
      title: 'You’re All done!',
      text: 'Thank you. Your consent is saved, and the card can be used from now on. You can close this page.',
      textNamed:
        'Thank you. Your consent is saved, and {name} can use the card from now on. We’ve sent a message about it. You can close this page.',
    },
  },
  resend: {
    button: 'Resend Link',
    failed: 'We couldn’t send another link',
    failedText:
      'Open the link in our newest message, as a whole. We send at most three a day: if that was the third, wait until tomorrow or call us.',
  },
  contact: {
    title: 'Questions? Ask us',
    help: 'Help and answers',
  },
} as const;
