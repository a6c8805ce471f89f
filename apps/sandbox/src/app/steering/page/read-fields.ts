import type { Context } from 'hono';

/** Whether a request comes from one of the pages' own forms. */
export const isForm = (c: Context): boolean => (c.req.header('content-type') ?? '').includes('form');

/** What a form or a JSON body says, field by field. Of a form the fields that were left empty are absent. Null for no object. */
export async function readFields(c: Context): Promise<Readonly<Record<string, unknown>> | null> {
  const body: unknown = isForm(c) ? await c.req.parseBody() : await c.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return isForm(c)
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
    : { ...body };
}
