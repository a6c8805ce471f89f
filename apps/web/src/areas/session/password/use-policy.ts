import { toPasswordPolicy } from '@dayfare/api/session/forgot-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import type { PasswordPolicy } from '@dayfare/domain/validation';
import { useEffect, useState } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** How long a page waits for the policy before it opens without it, in ms. */
const patienceMs = 1_000;

const known = new WeakMap<App['api'], PasswordPolicy>();

async function ask(api: App['api']): Promise<PasswordPolicy> {
  const policy = toPasswordPolicy(await api.client(settingsContract).getPasswordPolicy());
  known.set(api, policy);
  return policy;
}

/** For the loader of a page: the policy is there when the page opens, so that its rules push nothing down. Never rejects. */
export async function loadPolicy({ api }: Pick<App, 'api'>): Promise<void> {
  if (known.has(api)) return;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([ask(api).catch(() => undefined), patience]);
}

/** The server's password policy; null until it has responded, and if it cannot be loaded. */
export function usePolicy(): PasswordPolicy | null {
  const { api } = useApp();
  const [policy, setPolicy] = useState(known.get(api) ?? null);
  useEffect(() => {
    if (known.has(api)) return;
    let isWanted = true;
    ask(api)
      .then((found) => isWanted && setPolicy(found))
      // The server checks the password in any case.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [api]);
  return policy;
}
