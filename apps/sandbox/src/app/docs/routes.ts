import { openApiDocument } from '@dayfare/api/openapi';
import { Hono } from 'hono';
import { writePage } from '../steering/page/page.ts';
import { docsBody } from './page.ts';
import { anyCall, refusalsOf } from './refusals.ts';

/** The API with the codes that its calls are refused with. */
const described = () => openApiDocument(undefined, { refusals: refusalsOf, anyCall });

/** The API described: as a document for tools, and as a page for people. */
export function createDocs(): Hono {
  return new Hono()
    .get('/openapi.json', async (c) => c.json(await described()))
    .get('/docs', async () => writePage('API', docsBody(await described())));
}
