import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeServer, payloadReply, requestAt } from '../testing/fake-server.ts';
import { errorOf, keys, open } from '../testing/open-client.ts';
import { verifyRequest } from '../transport/signature/index.ts';
import { call } from '../wire/index.ts';
import { multipartOf, type UploadProgress, upload } from './index.ts';

const send = call('POST', 'user/Send', {
  input: z.object({ file: z.file() }),
  payload: z.object({ id: z.int() }),
});
const file = new File(['hello'], 'a "b"\r\n.pdf', { type: 'application/pdf' });

/** An XMLHttpRequest of which a test decides what becomes of it. */
function fakeXhr(act: (request: XMLHttpRequest) => void) {
  const headers = new Headers();
  const seen: { method?: string; url?: string; body?: Blob | null } = {};
  const request = {
    upload: {} as XMLHttpRequestUpload,
    status: 200,
    statusText: 'OK',
    responseText: JSON.stringify({
      httpStatusCode: 200,
      isSuccessStatusCode: true,
      payload: { id: 7 },
      error: null,
    }),
    responseURL: '',
    open: (method: string, url: string) => Object.assign(seen, { method, url }),
    setRequestHeader: (name: string, value: string) => headers.set(name, value),
    getAllResponseHeaders: () => 'date: Fri, 20 Nov 2026 10:00:00 GMT\r\ncontent-type: application/json\r\n',
    abort: () => (request as unknown as XMLHttpRequest).onabort?.(new ProgressEvent('abort') as never),
    send: (body: Blob | null) => {
      seen.body = body;
      queueMicrotask(() => act(request as never));
    },
  };
  return { createRequest: () => request as unknown as XMLHttpRequest, headers, seen };
}

// Node has no ProgressEvent; only its presence matters here.
vi.stubGlobal('ProgressEvent', class extends Event {});
const progressOf = (loaded: number, total: number) =>
  Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }) as never;

describe('an upload', () => {
  it('is multipart with every header, signed over its exact bytes, and tells how far it has come [transport-015]', async () => {
    const { createRequest, headers, seen } = fakeXhr((request) => {
      request.upload.onprogress?.call(request as never, progressOf(10, 200));
      request.onload?.(progressOf(0, 0));
    });
    const told: UploadProgress[] = [];
    const { api } = open(fakeServer().fetch);
    const payload = await upload(api, send, { file }, { createRequest, onProgress: (p) => told.push(p) });
    expect(payload).toEqual({ id: 7 });
    const bytes = new Uint8Array(await new Response(seen.body).arrayBuffer());
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.get('authorization')).toBe('Bearer tkn');
    const signed = {
      ...{ method: 'POST', path: '/api/user/Send', nonce: headers.get('x-nonce') ?? '', body: bytes },
      timestamp: Number(headers.get('x-timestamp')),
    };
    expect(await verifyRequest(keys.sign, signed, headers.get('x-signature') ?? '')).toBe(true);
    const { length } = bytes;
    expect(told).toEqual([
      { sent: 0, total: length },
      { sent: 10, total: 200 },
      { sent: length, total: length },
    ]);
  });

  it('ends when it is cancelled, as a cancelled call', async () => {
    const controller = new AbortController();
    const { createRequest } = fakeXhr(() => controller.abort());
    const { api } = open(fakeServer().fetch);
    const error = await errorOf(upload(api, send, { file }, { createRequest, signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'cancelled', mayHaveMoved: true });
  });

  it('whose connection breaks fails like every call, and is not sent again', async () => {
    let sent = 0;
    const { createRequest } = fakeXhr((request) => {
      sent += 1;
      request.onerror?.(progressOf(0, 0));
    });
    const { api } = open(fakeServer().fetch);
    expect(await errorOf(upload(api, send, { file }, { createRequest }))).toMatchObject({ kind: 'network' });
    expect(sent).toBe(1);
  });

  it('that was led elsewhere is no answer', async () => {
    const { createRequest } = fakeXhr((request) => {
      Object.assign(request, { responseURL: 'https://evil.example/' });
      request.onload?.(progressOf(0, 0));
    });
    const { api } = open(fakeServer().fetch);
    expect(await errorOf(upload(api, send, { file }, { createRequest }))).toMatchObject({ kind: 'network' });
  });

  it('goes through fetch where there is no XMLHttpRequest', async () => {
    const server = fakeServer(payloadReply({ id: 8 }));
    const { api } = open(server.fetch);
    const told: UploadProgress[] = [];
    expect(await upload(api, send, { file }, { onProgress: (p) => told.push(p) })).toEqual({ id: 8 });
    expect(requestAt(server.sent).init.body).toBeInstanceOf(Uint8Array);
    expect(told.map(({ sent }) => sent > 0)).toEqual([false, true]);
  });
});

describe('a multipart body', () => {
  it('is read back as what went in, names with quotes and line breaks too', async () => {
    const { body, contentType } = await multipartOf({ note: 'a\r\nb', file });
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    expect(form.get('note')).toBe('a\r\nb');
    const back = form.get('file');
    expect(back).toMatchObject({ type: 'application/pdf', size: 5 });
    expect(new TextDecoder().decode(body)).toContain('filename="a %22b%22%0D%0A.pdf"');
  });
});
