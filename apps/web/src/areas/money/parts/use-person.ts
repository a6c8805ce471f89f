import { userType } from '@dayfare/domain/access';
import { isTimeZone, type TimeZone } from '@dayfare/domain/money';
import { useSession } from '../../../platform/app-context/app-context.ts';

/** The signed-in person, as screens need them. */
export interface Person {
  /** 0 when unknown. */
  readonly userId: number;
  /** Empty when unknown. */
  readonly firstName: string;
  /** Empty when unknown. */
  readonly email: string;
  /** Only employees of an employer have an accessible balance; direct users have none. */
  readonly hasBalance: boolean;
  /** The zone in which times are told; undefined for the device's own. */
  readonly timeZone: TimeZone | undefined;
}

/** The signed-in person. */
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
