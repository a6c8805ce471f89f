import { userType } from '@dayfare/domain/access';
import { isTimeZone, type TimeZone } from '@dayfare/domain/money';
import { useSession } from '../../../platform/app-context/app-context.ts';

/** The signed-in person, as screens need them. */
export interface Person {
  /** 0 if unknown. */
  readonly userId: number;
  /** Empty if unknown. */
  readonly firstName: string;
  /** Empty if unknown. */
  readonly email: string;
  /** Only employees have an available balance; direct users have none. */
  readonly hasBalance: boolean;
  /** Time zone for times; undefined for the device's. */
  readonly timeZone: TimeZone | undefined;
}

/** Returns the signed-in person. */
export function usePerson(): Person {
  const user = useSession()?.user;
  return {
    userId: user?.userID ?? 0,
    firstName: user?.firstName ?? '',
    email: user?.emailAddress ?? '',
    hasBalance: user !== undefined && userType.fromWire(user.userType) === 'User',
    timeZone: isTimeZone(user?.timeZone) ? user.timeZone : undefined,
  };
}
