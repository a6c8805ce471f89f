import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { ApiContext } from '../areas/session/api-context.ts';
import { handlers } from './generated/handlers.ts';

const failures = new WeakMap<ApiContext, unknown>();

const handler = new OpenAPIHandler<ApiContext>(handlers, {
  interceptors: [
    async ({ next, context }) => {
      try {
        return await next();
      } catch (error) {
        failures.set(context, error);
        throw error;
      }
    },
  ],
});

/** What became of a call: its payload, or why there is none. */
export type Outcome =
  | { readonly payload: unknown; readonly error?: never }
  | { readonly payload?: never; readonly error: unknown }
  | undefined;

/** Finds the handler of a request and runs it; undefined when no contract has this method and path. */
export async function route(request: Request, context: ApiContext): Promise<Outcome> {
  const { matched, response } = await handler.handle(request, { prefix: '/api', context });
  if (!matched) return undefined;
  if (failures.has(context)) return { error: failures.get(context) };
  return { payload: await response.json() };
}
