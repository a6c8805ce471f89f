/** Texts of the download of one’s own data. */
export const texts = {
  title: 'Your data',
  text: 'Who you are, your settings, devices, agreements, accounts and transfers, in one file (JSON). Account numbers are masked.',
  download: 'Download your data',
  collecting: 'Collecting your data',
  failed: 'Your data couldn’t be collected',
  failedText: 'Nothing was saved. Try again in a moment.',
} as const;
