import { toPasswordPolicy } from '@dayfare/api/session/forgot-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import type { PasswordPolicy } from '@dayfare/domain/validation';
import { useEffect, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** The server's password policy; null until it has responded, and if it cannot be loaded. */
export function usePolicy(): PasswordPolicy | null {
  const { api } = useApp();
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const wire = await api.client(settingsContract).getPasswordPolicy();
      if (isWanted) setPolicy(toPasswordPolicy(wire));
    };
    // The server checks the password in any case.
    ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [api]);
  return policy;
}
