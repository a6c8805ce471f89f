/** The parts of an envelope that decide how a response is handled. */
export interface ReadEnvelope {
  readonly httpStatusCode: number;
  readonly isSuccessStatusCode: boolean;
  readonly payload: unknown;
  readonly message: string | undefined;
  readonly code: string | undefined;
  readonly level: number | undefined;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Parses a response's text as an envelope; undefined if it isn't one. Written by hand rather than with a schema, because a refusal must
 * be understood even if its descriptive fields are missing or invalid.
 */
export function readEnvelope(text: string): ReadEnvelope | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const body = recordOf(json);
  if (typeof body?.httpStatusCode !== 'number' || typeof body.isSuccessStatusCode !== 'boolean')
    return undefined;
  const error = recordOf(body.error);
  const code = error?.apiErrorCode;
  return {
    httpStatusCode: body.httpStatusCode,
    isSuccessStatusCode: body.isSuccessStatusCode,
    payload: body.payload,
    message: textOf(error?.apiErrorString) ?? textOf(body.reasonPhrase),
    code: typeof code === 'number' ? String(code) : textOf(code),
    level: typeof error?.level === 'number' ? error.level : undefined,
  };
}
