/** Languages that a brand writes in; `fr` is Canadian French. */
export const voiceLanguages = ['en', 'es', 'fr'] as const;
/** A language of the brand's wording. */
export type VoiceLanguage = (typeof voiceLanguages)[number];

/** A brand's own wording. All other texts belong to the app's catalogues. */
export interface Voice {
  /** The product's name. */
  productName: string;
  /** The contracting company's legal name; the same in every language. */
  legalName: string;
  /** What the product is for, in a few words; shown on the brand's background next to the sign-in form. */
  tagline: string;
  /** A reassuring sentence below the tagline. */
  promise: string;
  /** Heading of the sign-in form. */
  signInTitle: string;
  /** The line below that heading: which account to use. */
  signInSubtitle: string;
  /** Name of the pay that can be taken now, above the amount on the home screen. */
  availableLabel: string;
  /** The main action without an amount, as a full phrase: "Get money", "Cash out", "Send me my pay". */
  getMoney: string;
  /** The main action with its amount at `{amount}`: "Get {amount}". */
  getAmount: string;
  /** Heading of the screen where people choose the amount. */
  getMoneyTitle: string;
  /** Heading of the receipt. */
  receiptTitle: string;
  /** Who answers support requests. */
  supportName: string;
  /** Their phone number, formatted for the language. */
  supportPhone: string;
  /** Their e-mail address. */
  supportEmail: string;
  /** Support hours. */
  supportHours: string;
  /** The company that offers the service, for the footer. */
  offeredBy: string;
}

/** Maximum number of characters of each phrase in any language, so that it fits at 320 px and 200 % text. */
export const voiceLimits = {
  productName: 16,
  legalName: 48,
  tagline: 44,
  promise: 110,
  signInTitle: 36,
  signInSubtitle: 90,
  availableLabel: 32,
  getMoney: 22,
  getAmount: 24,
  getMoneyTitle: 40,
  receiptTitle: 36,
  supportName: 32,
  supportPhone: 20,
  supportEmail: 32,
  supportHours: 60,
  offeredBy: 60,
} as const satisfies Record<keyof Voice, number>;
