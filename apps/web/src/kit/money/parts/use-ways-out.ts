import { homeFor, userType } from '@dayfare/domain/access';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';

/** Where the pages about the credit union lead besides their main action. */
export function useWaysOut() {
  const app = useApp();
  const user = app.session.current()?.user;
  return {
    back: () => void goBackFrom(app),
    help: () => void app.navigation.go('/home/needhelp', { slide: 'left' }),
    /** Path of the person's dashboard. */
    home: homeFor(user ? userType.fromWire(user.userType) : null) ?? '/welcome',
  };
}
