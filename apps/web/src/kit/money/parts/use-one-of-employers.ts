import { useSession } from '../../../platform/app-context/app-context.ts';

/** Name of the employer whose pay is shown, for people with several; null for everybody else, who know. */
export function useOneOfEmployers(): string | null {
  const user = useSession()?.user;
  return user && user.businesses.length > 1 ? user.companyName || null : null;
}
