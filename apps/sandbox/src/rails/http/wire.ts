import type { Rails } from '../rail.ts';

const moments: ReadonlySet<string> = new Set(['at', 'receivedAt', 'changedAt']);
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/** Reads JSON of this wire, on which times are texts. */
export function readWire(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    // Arguments that are times have numbers as names.
    const isTime = typeof value === 'string' && (moments.has(name) || /^\d$/.test(name)) && isMoment(value);
    return isTime ? new Date(value) : value;
  });
}

/** The calls that a rail answers. */
export const railCalls = [
  'take',
  'find',
  'outcome',
  'sendBack',
  'endHold',
  'callBack',
  'statement',
  'latest',
  'setScenario',
  'adopt',
] as const satisfies readonly (keyof Rails)[];
