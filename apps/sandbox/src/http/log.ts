/** One line of the server's log. The fields are a closed list, so that no secret can slip in. */
interface LogLine {
  readonly method: string;
  /** Path without its query. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** A hash: lines of one person can be told together, but not who it is. */
  readonly user?: string | undefined;
  readonly code?: string | undefined;
  /** What a person who cannot go on reads out to support. */
  readonly reference?: string | undefined;
  /** Name of an unexpected exception and where it was thrown; its message may quote data, so it stays out. */
  readonly failure?: string | undefined;
}

/** Takes the lines of the log. */
export type Log = (line: LogLine) => void;

/** Writes one JSON line a request to standard output. */
export const consoleLog: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
};

/** Drops every line. */
export const silentLog: Log = () => undefined;

/** What an unexpected exception may say in the log: its names and code lines, not its message. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const at = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const cause = error.cause instanceof Error ? ` < ${failureOf(error.cause)}` : '';
  return `${error.name} ${at
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' | ')}${cause}`;
}
