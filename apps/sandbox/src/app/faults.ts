import { fitsAnyCall } from '../platform/http/call-paths.ts';
import type { ErrorCode } from '../platform/http/refusal.ts';
import { isErrorCode } from './generated/error-table.ts';

/** Effects of a fault on a call. */
export const faultKinds = ['latency', 'status', 'drop-before', 'drop-after', 'error'] as const;
type FaultKind = (typeof faultKinds)[number];

/** A rule that disrupts calls, for testing how the app reacts. */
export interface Fault {
  readonly id: number;
  /** Path below /api as in the contract, case-insensitive, or `*` for every call. */
  readonly match: string;
  readonly method?: string | undefined;
  readonly kind: FaultKind;
  /** For `status`: 500, 502, 503 or any other. */
  readonly status?: number | undefined;
  /** For `status`: only the envelope contains it, and HTTP says 200. Default false. */
  readonly inBody?: boolean | undefined;
  /** For `latency`: the delay. */
  readonly ms?: number | undefined;
  /** For `error`: a code of the error table. */
  readonly code?: ErrorCode | undefined;
  /** Number of calls to disrupt; without it, every call until it is removed. */
  readonly times?: number | undefined;
  /** Probability, 0 to 1, that a matching call is disrupted. Default 1. */
  readonly chance?: number | undefined;
}

/** The active rules, in memory only: a restart clears them. */
export interface Faults {
  readonly list: () => readonly Fault[];
  readonly add: (fault: Omit<Fault, 'id'>) => Fault;
  readonly clear: () => void;
  /** Returns the rules for this call, at most one of each kind, and counts them as used. */
  readonly take: (method: string, path: string) => readonly Fault[];
}

const isKind = (value: unknown): value is FaultKind => faultKinds.some((kind) => kind === value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Parses a rule; returns a text that says what is wrong with it if it is invalid. */
export function parseFault(value: unknown): Omit<Fault, 'id'> | string {
  if (typeof value !== 'object' || value === null) return 'Send one JSON object.';
  const {
    match = '*',
    method,
    kind,
    status,
    inBody,
    ms,
    code,
    times,
    chance,
  } = value as Record<string, unknown>;
  if (typeof match !== 'string') return '"match" is a path such as "ewa/performTransaction", or "*".';
  if (!fitsAnyCall(match))
    return `No call has the path "${match}", so the fault would spoil nothing. /api/docs lists them all.`;
  if (!isKind(kind)) return `"kind" is one of ${faultKinds.join(', ')}.`;
  if (kind === 'latency' && !isNumber(ms)) return 'A latency fault needs "ms".';
  if (kind === 'status' && !isNumber(status)) return 'A status fault needs "status".';
  if (kind === 'error' && !(typeof code === 'string' && isErrorCode(code)))
    return 'An error fault needs a known "code".';
  return {
    match,
    kind,
    method: typeof method === 'string' ? method.toUpperCase() : undefined,
    status: isNumber(status) ? status : undefined,
    inBody: inBody === true || undefined,
    ms: isNumber(ms) ? ms : undefined,
    code: typeof code === 'string' && isErrorCode(code) ? code : undefined,
    times: isNumber(times) ? times : undefined,
    chance: isNumber(chance) ? chance : undefined,
  };
}

function isMatch(fault: Fault, method: string, path: string): boolean {
  if (fault.method && fault.method !== method) return false;
  const wanted = fault.match.replace(/^\/?(api\/)?/, '').toLowerCase();
  return wanted === '*' || path.toLowerCase() === wanted || path.toLowerCase().startsWith(`${wanted}/`);
}

/** An empty set of rules. `random` decides about chances. */
export function createFaults(random: () => number = Math.random): Faults {
  let faults: Fault[] = [];
  let lastId = 0;
  return {
    list: () => faults,
    add: (fault) => {
      lastId += 1;
      const added = { ...fault, id: lastId };
      faults = [...faults, added];
      return added;
    },
    clear: () => {
      faults = [];
    },
    take: (method, path) => {
      const taken = new Map<FaultKind, Fault>();
      for (const fault of faults) {
        if (taken.has(fault.kind) || !isMatch(fault, method, path)) continue;
        if (fault.chance === undefined || random() < fault.chance) taken.set(fault.kind, fault);
      }
      const used = new Set([...taken.values()].map(({ id }) => id));
      faults = faults
        .map((fault) =>
          used.has(fault.id) && fault.times !== undefined ? { ...fault, times: fault.times - 1 } : fault,
        )
        .filter(({ times }) => times === undefined || times > 0);
      return [...taken.values()];
    },
  };
}
