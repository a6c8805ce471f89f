import { type IsoDate, isIsoDate } from '../../money/index.ts';

/**
 * The enrolment date as marketing takes it; null drops it. `0001-01-01` and other years from 00 are how the server
 * writes "never".
 */
export function marketingEnrolmentDate(text: string | null | undefined): IsoDate | null {
  const [date = '', ...time] = (text ?? '').trim().split('T');
  const isSound =
    isIsoDate(date) && !date.startsWith('00') && !Number.isNaN(Date.parse([date, ...time].join('T')));
  return isSound ? date : null;
}
