import { useQuery } from '@tanstack/react-query';
import { useApp, useSession } from '../../platform/app-context/app-context.ts';
import { tokensOf } from './tokens.ts';

/** The tokens of Connect and who the person is there, as the device keeps them; undefined until they are known. */
export function useTokenQuery() {
  const app = useApp();
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['connect', 'token', session?.user.sessionID],
    queryFn: () => (session ? tokensOf(app, session, false) : null),
    enabled: session !== null,
    ...{ retry: false, networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
    meta: { isNeverStored: true },
  });
  return data ?? undefined;
}
