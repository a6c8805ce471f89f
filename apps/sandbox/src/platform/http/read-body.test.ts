import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox();
const port = await sandbox.listen(0);
afterAll(() => sandbox.close());

const megabyte = Buffer.alloc(1024 * 1024, 'x');

/** Sends a body in pieces, without saying how long it is, until someone stops it; gives the answer's status and how much went out, in megabytes. */
function sendPieces(
  path: string,
  contentType: string,
  most: number,
): Promise<{ status: number; sent: number }> {
  return new Promise((resolve) => {
    let sent = 0;
    let status = 0;
    let isOver = false;
    const outgoing = request({
      ...{ host: '127.0.0.1', port, path, method: 'POST', agent: false },
      headers: { 'content-type': contentType, 'transfer-encoding': 'chunked' },
    });
    const finish = () => {
      if (isOver) return;
      isOver = true;
      outgoing.destroy();
      resolve({ status, sent });
    };
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume().on('end', finish);
    });
    outgoing.on('error', finish);
    const pump = async () => {
      while (!isOver && sent < most) {
        if (!outgoing.write(megabyte))
          await Promise.race([new Promise((done) => outgoing.once('drain', done)), sleep(500)]);
        sent += 1;
        await sleep(1);
      }
      if (!isOver) outgoing.end();
    };
    void pump();
  });
}

it.each([
  ['a call', '/api/user/LoginM', 'application/json', 8],
  ['an upload', '/api/user/UploadEarningProof', 'multipart/form-data; boundary=x', 24],
  ['a report', '/csp-reports', 'application/csp-report', 8],
])('stops reading %s that comes in pieces and never ends', async (_, path, contentType, most) => {
  const before = process.memoryUsage().arrayBuffers;
  const { status, sent } = await sendPieces(path, contentType, 300);
  expect([413, 0]).toContain(status);
  expect(sent).toBeLessThan(most);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
});
