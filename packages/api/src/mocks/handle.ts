import type { AnyContractProcedure } from '@orpc/contract';
import { HttpHandler, type PathParams } from 'msw';

/** A request to a mock. */
export interface Asked {
  readonly request: Request;
  readonly params: PathParams;
}

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * A handler that looks at the address before anything else. MSW asks every handler of a page for each request, and what it does to tell whether one matches, such as reading
 * the page's cookies from another process, takes more than answering.
 */
class CallHandler extends HttpHandler {
  readonly #beginning: string;

  constructor(method: string, path: string, respond: (asked: Asked) => Promise<Response | undefined>) {
    super(method, `*/api${path.replace(/\{(\w+)\}/g, ':$1')}`, respond);
    this.#beginning = `/api${path.split('{')[0]}`;
  }

  override async run(args: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    return args.request.url.includes(this.#beginning) ? super.run(args) : null;
  }
}

/** A handler for a call, at any API origin. It steps aside after `times` responses. */
export function handle(
  call: AnyContractProcedure,
  times: number | undefined,
  respond: (asked: Asked) => Promise<Response>,
): HttpHandler {
  const { method = 'POST', path = '/' } = call['~orpc'].route;
  if (!methods.includes(method)) throw new TypeError(`${method} ${path} has a method that mocks don't know.`);
  let left = times ?? Number.POSITIVE_INFINITY;
  return new CallHandler(method, path, async ({ request, params }) => {
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
