import { scanContract } from '@dayfare/api/enrollment/scan-contract';
import type { ApiClient } from '@dayfare/api/transport';
import { upload } from '@dayfare/api/upload';

/** How often a scan that is still being read is asked about, and how often at most. */
const waitMs = 1_000;
const mostTries = 20;

/** What became of a picture, and the scan that it was handed over to. */
export interface ReadDocument {
  readonly status: 'captured' | 'unreadable' | 'expired';
  readonly queryid: string;
}

/** Has a picture of an identity document read, for a person, or for a sign-up with 0. One that takes too long counts as unreadable. */
export async function readDocument(api: ApiClient, photo: File, userid: number): Promise<ReadDocument> {
  const calls = api.client(scanContract);
  const { token, queryid } = await calls.getIDologyToken();
  await upload(api, scanContract.uploadIdentityDocument, { file: photo, token, queryid });
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { status } = await calls.getIDologyScan({ queryid, userid });
    if (status !== 'waiting') return { status, queryid };
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return { status: 'unreadable', queryid };
}
