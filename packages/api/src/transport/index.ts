export { ApiError, type ApiErrorKind, genericFailure, isApiError } from './api-error.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  type AreaClient,
  type AreaContract,
  createApiClient,
  type SendOptions,
} from './create-client.ts';
export { timeouts } from './exchange.ts';
export { headerNames } from './header-names.ts';
export type { TransportLog, TransportLogEntry } from './log.ts';
export { createMaintenanceHandler, type MaintenanceParts } from './maintenance.ts';
export type { TransportHooks, UnauthorizedEvent } from './pipeline.ts';
export { newReference, referencePattern } from './reference.ts';
export type { ApiRequest, CallContext } from './request.ts';
export { type AuthObject, isAuthObject, type SessionSnapshot } from './session-snapshot.ts';
export { importSessionKeys, type SessionKeys } from './signature/index.ts';
export { hmacSigner, type Signable, type Signer } from './signer.ts';
