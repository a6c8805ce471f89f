import type { AnySchema, InferSchemaOutput } from '@orpc/contract';
import type { ApiClient } from '../transport/index.ts';
import type { Call } from '../wire/index.ts';
import { multipartOf, type UploadFields } from './multipart.ts';
import { type UploadProgress, xhrFetch } from './xhr-fetch.ts';

/** How long an upload may take, in milliseconds: 10 MB on a slow line. */
export const uploadTimeout = 5 * 60_000;

/** Options of an upload. */
export interface UploadOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Cancels it; the call then fails with an ApiError of kind cancelled. */
  readonly signal?: AbortSignal | undefined;
  /** Stands in for the browser's own. */
  readonly createRequest?: (() => XMLHttpRequest) | undefined;
}

/**
 * Sends files to a call of the contract as multipart/form-data: signed, with every header, and never retried automatically. Without
 * XMLHttpRequest it uses fetch, and progress is only reported at the start and end.
 */
export async function upload<Payload extends AnySchema>(
  api: ApiClient,
  call: Call<AnySchema, Payload>,
  fields: UploadFields,
  { onProgress = () => {}, signal, createRequest }: UploadOptions = {},
): Promise<InferSchemaOutput<Payload>> {
  const { method = 'POST', path = '/' } = call['~orpc'].route;
  const { body, contentType } = await multipartOf(fields);
  const request = {
    method,
    url: new URL(api.baseUrl.replace(/\/$/, '') + path),
    body,
    contentType,
    template: path,
    kind: 'write',
    timeout: uploadTimeout,
  } as const;
  const hasXhr = createRequest !== undefined || typeof XMLHttpRequest === 'function';
  const total = body.length;
  onProgress({ sent: 0, total });
  const fetcher = hasXhr ? xhrFetch(onProgress, createRequest) : undefined;
  const schema = call['~orpc'].outputSchema;
  const payload = await api.send(request, { signal, schema, fetch: fetcher });
  onProgress({ sent: total, total });
  return payload as InferSchemaOutput<Payload>;
}
