import type { AnyContractProcedure } from '@orpc/contract';
import { type HttpHandler, http, type PathParams } from 'msw';

/** A request to a mock. */
export interface Asked {
  readonly request: Request;
  readonly params: PathParams;
}

const byMethod = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** A handler for a call, at any API origin. It steps aside after `times` responses. */
export function handle(
  call: AnyContractProcedure,
  times: number | undefined,
  respond: (asked: Asked) => Promise<Response>,
): HttpHandler {
  const { method = 'POST', path = '/' } = call['~orpc'].route;
  if (!(method in byMethod)) throw new TypeError(`${method} ${path} has a method that mocks don't know.`);
  const register = byMethod[method as keyof typeof byMethod];
  let left = times ?? Number.POSITIVE_INFINITY;
  return register(`*/api${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    if (left <= 0) return undefined;
    left -= 1;
    return respond({ request, params });
  });
}

/** Parses a request's input as the server would. Throws if it doesn't match the contract. */
export async function inputOf(
  call: AnyContractProcedure,
  request: Request,
  params: PathParams,
): Promise<unknown> {
  const schema = call['~orpc'].inputSchema;
  if (!schema) return undefined;
  const text = await request.clone().text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  // The star before the path is a parameter too, named by its number.
  const named = Object.entries(params).filter(([name]) => !/^\d+$/.test(name));
  const parts = { ...query, ...(typeof body === 'object' ? body : {}), ...Object.fromEntries(named) };
  // A list is the whole input.
  const input = Array.isArray(body) ? body : parts;
  const result = await schema['~standard'].validate(input);
  if (result.issues) {
    throw new TypeError(`The call was sent what its contract forbids: ${JSON.stringify(result.issues)}`);
  }
  return result.value;
}
