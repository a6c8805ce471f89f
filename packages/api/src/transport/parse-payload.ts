import type { AnySchema } from '@orpc/contract';
import { ApiError } from './api-error.ts';

function fieldOf(path: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined): string {
  return (path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');
}

/**
 * The payload as the contract says it is. Throws ApiError of kind invalid-response when it is not, after naming the fields
 * (without values) to `onUnexpected`.
 */
export async function parsePayload(
  schema: AnySchema | undefined,
  payload: unknown,
  isWrite: boolean,
  onUnexpected: (fields: readonly string[]) => void,
): Promise<unknown> {
  if (!schema) return payload;
  const result = await schema['~standard'].validate(payload);
  if (!result.issues) return result.value;
  onUnexpected(result.issues.map(({ path }) => fieldOf(path)));
  throw new ApiError({ kind: 'invalid-response', httpStatus: 200, mayHaveMoved: isWrite });
}
