import { Outlet } from 'react-router-dom';
import { useSession } from '../../platform/app-context/app-context.ts';
import { SignedIn } from './signed-in.tsx';

/** Around pages that are for everybody and are part of the app: signed-in users have the navigation there too. */
export const SharedPage = () => (useSession() ? <SignedIn /> : <Outlet />);
