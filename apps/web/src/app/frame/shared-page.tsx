import { Outlet } from 'react-router-dom';
import { useSession } from '../../platform/app-context/app-context.ts';
import { SignedIn } from './signed-in.tsx';

/** Around pages that are for everybody and are part of the app: whoever is signed in has the navigation there too. */
export const SharedPage = () => (useSession() ? <SignedIn /> : <Outlet />);
