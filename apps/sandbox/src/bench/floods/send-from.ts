import { request } from 'node:http';

/** Sends requests on connections of their own from one of this machine's addresses (`127.0.0.2`). */
export const sendFrom =
  (localAddress: string) =>
  async (asked: Request): Promise<Response> => {
    const { hostname, port, pathname, search } = new URL(asked.url);
    const body = Buffer.from(await asked.arrayBuffer());
    const options = {
      ...{ localAddress, host: hostname, port, path: pathname + search, agent: false as const },
      ...{
        method: asked.method,
        headers: { ...Object.fromEntries(asked.headers), 'content-length': body.length },
      },
    };
    return new Promise((resolve, reject) => {
      const sent = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const headers = new Headers();
          for (let at = 0; at < answer.rawHeaders.length; at += 2)
            headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
          const status = answer.statusCode ?? 500;
          resolve(new Response(status === 204 ? null : Buffer.concat(parts), { status, headers }));
        });
      });
      sent.on('error', reject).end(body);
    });
  };
