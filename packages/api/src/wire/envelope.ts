/** Why a call was refused. */
export interface WireError {
  /** What went wrong in words fit for the user. */
  readonly apiErrorString: string;
  /** Stable code of the refusal. */
  readonly apiErrorCode: string | number;
  /** Message level; our addition to the documented fields. Default: follows from the status. */
  readonly level?: number | undefined;
  /** Path of the input's field that is wrong, `verifyPinInfo.pinCode`; our addition too. */
  readonly field?: string | undefined;
}

/** Surrounds every response, including refusals. On success `error` is null, on a refusal `payload` is null. */
export interface Envelope<Payload> {
  readonly httpStatusCode: number;
  readonly isSuccessStatusCode: boolean;
  readonly payload: Payload | null;
  readonly error: WireError | null;
  readonly reasonPhrase: string;
}

/** The envelope around a payload that was asked for and given. */
export function enclose<Payload>(payload: Payload, httpStatusCode = 200): Envelope<Payload> {
  return { httpStatusCode, isSuccessStatusCode: true, payload, error: null, reasonPhrase: 'OK' };
}

/** The envelope around a refusal. `reasonPhrase` is the status in words. */
export function encloseError(
  httpStatusCode: number,
  error: WireError,
  reasonPhrase: string,
): Envelope<never> {
  return { httpStatusCode, isSuccessStatusCode: false, payload: null, error, reasonPhrase };
}
