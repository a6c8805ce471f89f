import type { ApiClient } from './create-client.ts';

/** What the partner calls need to know of where the app runs. */
export interface PartnerParts {
  readonly api: ApiClient;
  readonly isProduction: boolean;
  /** Base address of the staging host. Without one there is no staging call. */
  readonly stagingBaseUrl?: string | undefined;
}

/** Calls that have no contract of ours: their bodies are a partner's affair. Payloads come as they are, to be checked by the caller. */
export interface PartnerCalls {
  /** POST `{id}/partner/{operation}`: an HR system, such as `pendingclockouts`. Signed like every call; never repeated. */
  readonly postToHrSystem: (id: string, operation: string, body: unknown) => Promise<unknown>;
  /** POST to the staging host, or undefined in production: what is not there cannot be called by mistake. */
  readonly postToStaging: ((path: string, body: unknown) => Promise<unknown>) | undefined;
}

/** Opens the calls to partners' systems. */
export function partnerCalls({ api, isProduction, stagingBaseUrl }: PartnerParts): PartnerCalls {
  const post = (baseUrl: string, template: string, path: string, body: unknown) =>
    api.send({
      method: 'POST',
      url: new URL(`${baseUrl.replace(/\/$/, '')}/${path}`),
      body: JSON.stringify(body),
      template,
      kind: 'write',
    });
  const segment = encodeURIComponent;
  return {
    postToHrSystem: (id, operation, body) =>
      post(api.baseUrl, '/{id}/partner/{operation}', `${segment(id)}/partner/${segment(operation)}`, body),
    postToStaging:
      isProduction || !stagingBaseUrl
        ? undefined
        : (path, body) => post(stagingBaseUrl, '/staging', path.split('/').map(segment).join('/'), body),
  };
}
