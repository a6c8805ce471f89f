import type { ApiClient } from '@dayfare/api/transport';
import type { QueryClient } from '@tanstack/react-query';
import { fetchOwnData } from './fetch-own-data.ts';

/** What the product knows of the person who is signed in, as a file of JSON that is named after the day. Rejects with ApiError. */
export async function ownDataFile(api: ApiClient, client: QueryClient, now: Date): Promise<File> {
  const data = { createdAt: now, amountsIn: 'cents', ...(await fetchOwnData(api, client)) };
  const name = `my-data-${now.toISOString().slice(0, 10)}.json`;
  return new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' });
}
