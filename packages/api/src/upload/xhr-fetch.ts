/** How far an upload has come. */
export interface UploadProgress {
  /** Bytes that have left. */
  readonly sent: number;
  readonly total: number;
}

/** Statuses that may not have a body. */
const bodiless = new Set([204, 205, 304]);

function headersFrom(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

/**
 * A fetch that reports upload progress. Uses XMLHttpRequest, whose progress events every browser and WebView supports; fetch with a
 * stream body only works in Chromium over HTTP/2.
 */
export function xhrFetch(
  onProgress: (progress: UploadProgress) => void,
  create: () => XMLHttpRequest = () => new XMLHttpRequest(),
): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise<Response>((resolve, reject) => {
      const url = String(input);
      const bytes = body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : null;
      if (signal?.aborted) return reject(signal.reason);
      const request = create();
      const stop = () => request.abort();
      const settle = () => signal?.removeEventListener('abort', stop);
      signal?.addEventListener('abort', stop, { once: true });
      request.open(method, url);
      request.withCredentials = true;
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      request.onload = () => {
        settle();
        // XMLHttpRequest follows redirects; a response from elsewhere isn't an answer to a signed request.
        if (request.responseURL && request.responseURL !== url) reject(new TypeError('Redirected.'));
        const { status, statusText } = request;
        const text = bodiless.has(status) ? null : request.responseText;
        resolve(
          new Response(text, { status, statusText, headers: headersFrom(request.getAllResponseHeaders()) }),
        );
      };
      request.onerror = () => {
        settle();
        reject(new TypeError('The upload failed.'));
      };
      request.onabort = () => {
        settle();
        reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
      };
      request.send(bytes);
    });
}
