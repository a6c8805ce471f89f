/** Languages that a brand writes in; `fr` is Canadian French. */
export const voiceLanguages = ['en', 'es', 'fr'] as const;
/** A language of the brand's wording. */
export type VoiceLanguage = (typeof voiceLanguages)[number];

/** A brand's own words. Everything else that a screen says belongs to the app's catalogues. */
export interface Voice {
  /** The name people know the product by. */
  productName: string;
  /** The company that people have their agreement with, as the law knows it; the same in every language. */
  legalName: string;
  /** What the product is for, in one breath; stands on the brand's background beside the sign-in form. */
  tagline: string;
  /** One sentence under the tagline that takes away a worry. */
  promise: string;
  /** Heading of the sign-in form. */
  signInTitle: string;
  /** The line under that heading: which account to use. */
  signInSubtitle: string;
  /** What the pay that can be taken now is called, above the amount on the home. */
  availableLabel: string;
  /** The main action before an amount is named, as a whole phrase: "Get money", "Cash out", "Send me my pay". */
  getMoney: string;
  /** The main action with its amount, which stands where `{{amount}}` does: "Get {{amount}}". */
  getAmount: string;
  /** Heading of the screen on which one chooses the amount. */
  getMoneyTitle: string;
  /** Heading of the receipt, said to the person. */
  receiptTitle: string;
  /** Who answers when one asks for help. */
  supportName: string;
  /** Their number, as people in that language write it. */
  supportPhone: string;
  /** When they answer. */
  supportHours: string;
  /** Who offers the service, for the foot of the page. */
  offeredBy: string;
}

/** The most characters that each phrase may have in any language, so that it holds at 320 px and 200 % text. */
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
  supportHours: 60,
  offeredBy: 60,
} as const satisfies Record<keyof Voice, number>;
