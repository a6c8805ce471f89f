import { openApiDocument } from '@dayfare/api/openapi';
import { Hono } from 'hono';
import { writePage } from '../steering/page.ts';
import { docsBody } from './page.ts';

/** The API described: as a document for tools, and as a page for people. */
export function createDocs(): Hono {
  return new Hono()
    .get('/openapi.json', async (c) => c.json(await openApiDocument()))
    .get('/docs', async () => writePage('API', docsBody(await openApiDocument())));
}
