/** A line of the server's log. The fields are a closed list, so that no secret can get in. */
interface LogLine {
  readonly method: string;
  /** Path without its query. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** A hash: lines by the same person can be correlated, without identifying them. */
  readonly user?: string | undefined;
  readonly code?: string | undefined;
  /** What a person who cannot go on reads out to support. */
  readonly reference?: string | undefined;
  /** Name and location of an unexpected exception; its message may contain data, so it is left out. */
  readonly failure?: string | undefined;
}

/** Takes the lines of the log. */
export type Log = (line: LogLine) => void;

/** Writes one line of JSON per request to standard output. */
export const consoleLog: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
};

/** Drops every line. */
export const silentLog: Log = () => undefined;

/** Returns what may be logged about an unexpected exception: its names and code lines, not its message. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const at = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const cause = error.cause instanceof Error ? ` < ${failureOf(error.cause)}` : '';
  return `${error.name} ${at
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' | ')}${cause}`;
}
