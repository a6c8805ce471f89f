import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Where the played provider keeps its sessions, codes and tokens: in memory, until they expire. */
export function createRecords(): (kind: string) => Adapter {
  const kept = new Map<string, Kept>();

  function read(key: string): AdapterPayload | undefined {
    const found = kept.get(key);
    if (found && found.expiresAt <= Date.now()) kept.delete(key);
    return found && found.expiresAt > Date.now() ? found.payload : undefined;
  }
  const findBy = (kind: string, name: 'uid' | 'userCode', value: string) =>
    [...kept.keys()]
      .filter((key) => key.startsWith(`${kind}:`))
      .map(read)
      .find((payload) => payload?.[name] === value);

  return (kind) => ({
    upsert: async (id, payload, expiresIn) => {
      kept.set(`${kind}:${id}`, { payload, expiresAt: Date.now() + (expiresIn ?? 3600) * 1000 });
    },
    find: async (id) => read(`${kind}:${id}`),
    findByUid: async (uid) => findBy(kind, 'uid', uid),
    findByUserCode: async (userCode) => findBy(kind, 'userCode', userCode),
    destroy: async (id) => void kept.delete(`${kind}:${id}`),
    consume: async (id) => {
      const payload = read(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
