import { type IsoDate, isIsoDate } from '../../money/index.ts';

/**
 * Returns the enrolment date for marketing; null for none. The server writes `0001-01-01` and other years starting with 00 for "never".
 */
export function marketingEnrolmentDate(text: string | null | undefined): IsoDate | null {
  const [date = '', ...time] = (text ?? '').trim().split('T');
  const isSound =
    isIsoDate(date) && !date.startsWith('00') && !Number.isNaN(Date.parse([date, ...time].join('T')));
  return isSound ? date : null;
}
