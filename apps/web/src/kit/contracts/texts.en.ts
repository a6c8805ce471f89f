/** Texts of a document that can be read and saved. */
export const texts = {
  notKept: 'We have the date of this agreement but not its wording. Call us and we’ll send you a copy.',
  pdf: 'Save as PDF',
  saving: 'Saving…',
  agreedBy: 'Agreed by',
} as const;
