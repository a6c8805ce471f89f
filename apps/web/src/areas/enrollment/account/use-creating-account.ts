import { placeContract } from '@dayfare/api/startup/place-contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';
import { keepMade } from './made-account.ts';

/** What there is to do, in order; each is done when its call has been answered. */
export const makingSteps = ['region', 'account'] as const;

/** Makes the account, one call after another. What went through is not done again after a failure. */
export function useCreatingAccount() {
  const app = useApp();
  const { draft, send, advance } = useEnrollment();
  const [done, setDone] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isBusy = useRef(false);

  const run = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    try {
      const { employer, employeeId, firstName, lastName, phone } = draft;
      const { regionHost, culture } = await app.api.client(placeContract).identifyRegion({
        ...{ userID: 0, companyName: employer?.name ?? '', employeeID: employeeId || 'Unknown' },
        ...{ firstName, lastName, mobileNumber: phone.slice(-10), dialingCode: phone.slice(1, -10) },
      });
      setDone(1);
      const answer = await send('CreatingAccount');
      setDone(makingSteps.length);
      const servedBy = regionHost === null ? null : { regionHost, culture };
      if (answer.enrollmentCode) keepMade(app, { ...answer.enrollmentCode, servedBy });
      await advance(answer, {});
    } catch (error) {
      setFailure(failureOf(error, app.connection.isOnline.get()));
    } finally {
      isBusy.current = false;
    }
  };
  const begin = useEffectEvent(() => void run());
  useEffect(() => begin(), []);
  return { done, failure, retry: () => void run() };
}
