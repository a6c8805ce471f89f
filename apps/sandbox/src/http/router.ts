import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { analyticsHandlers } from '../analytics/handlers.ts';
import { contractsHandlers } from '../contracts/handlers.ts';
import { moneyHandlers } from '../money/handlers.ts';
import { sessionHandlers } from '../session/handlers.ts';
import { startupHandlers } from '../startup/handlers.ts';
import { uploadHandlers } from '../uploads/handlers.ts';
import type { ApiContext } from './api-context.ts';

const failures = new WeakMap<ApiContext, unknown>();

const handler = new OpenAPIHandler<ApiContext>(
  {
    session: sessionHandlers,
    startup: startupHandlers,
    money: moneyHandlers,
    uploads: uploadHandlers,
    analytics: analyticsHandlers,
    contracts: contractsHandlers,
  },
  {
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
  },
);

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
