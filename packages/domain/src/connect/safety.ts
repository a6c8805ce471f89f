/** Why a message is reported. Ours: the documents know no reports. */
export const reportReasons = ['harassment', 'threat', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
