import { contract } from '@dayfare/api/contract';
import { anyCall, refusalsOf } from '../app/docs/refusals.ts';

const operations = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(
    ([
      name,
      {
        '~orpc': { route },
      },
    ]) => ({
      id: `${area}.${name}`,
      method: route.method,
      path: new RegExp(`^/api${route.path?.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'),
    }),
  ),
);

const codesIn = (refusals: Readonly<Record<number, readonly string[]>>) => Object.values(refusals).flat();
const ofAnyCall = new Set(codesIn(anyCall));

/** Throws if a call was refused with a code missing from its description, so that every test of a refusal also tests the description. */
export async function checkRefusal({ method, url }: Request, response: Response): Promise<void> {
  if (response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return;
  const { pathname } = new URL(url);
  const operation = operations.find((one) => one.method === method && one.path.test(pathname));
  const { error }: { error?: { apiErrorCode?: string } } = await response.clone().json();
  const code = error?.apiErrorCode;
  if (!operation || code === undefined || ofAnyCall.has(code)) return;
  if (!codesIn(refusalsOf(operation.id)).includes(code))
    throw new Error(
      `${operation.id} was refused with ${code}, which app/generated/call-refusals.ts does not name.`,
    );
}
