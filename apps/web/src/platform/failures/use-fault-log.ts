import { useEffect } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { useFailure } from './use-failure.ts';

/** Reports what could not be loaded to the server's log, once for each fault. A session that has ended is no fault. */
export function useFaultLog(error: Error | null, where: string): void {
  const { api } = useApp();
  const failure = useFailure(error);
  const fault = failure && failure.kind !== 'session' ? error?.message : undefined;
  useEffect(() => {
    if (fault === undefined) return;
    const log = async () => {
      const { logFault } = await import('../analytics/log-fault.ts');
      await logFault(api, { where, message: fault });
    };
    log().catch(() => undefined);
  }, [api, fault, where]);
}
