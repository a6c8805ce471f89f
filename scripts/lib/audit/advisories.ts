import { compare, valid } from 'semver';
import type { Component } from './bill.ts';

/** A moment in a package's versions, as OSV has it: the first one that is affected, the first that is not, or the last that is. */
interface OsvEvent {
  readonly introduced?: string;
  readonly fixed?: string;
  readonly last_affected?: string;
}

/** What the audit reads of an advisory in the format of OSV (https://ossf.github.io/osv-schema/). */
export interface Advisory {
  readonly id: string;
  readonly summary?: string;
  /** When it was taken back; it counts no more then. */
  readonly withdrawn?: string;
  readonly affected: readonly {
    readonly package: { readonly ecosystem: string; readonly name: string };
    readonly ranges?: readonly { readonly type: string; readonly events: readonly OsvEvent[] }[];
    readonly versions?: readonly string[];
  }[];
}

/** Advisories as they were at one moment. */
export interface Snapshot {
  /** Day on which they were taken: `2026-11-22`. */
  readonly takenOn: string;
  /** Names of the packages that were asked about. Of any other nothing is known. */
  readonly asked: readonly string[];
  readonly advisories: readonly Advisory[];
}

/** A package of the tree that an advisory is about. */
export interface Finding extends Component {
  readonly id: string;
  readonly summary: string;
}

/** Whether a version is within a range: OSV has its events in any order, and the last one at or before the version counts. */
function isWithin(version: string, events: readonly OsvEvent[]): boolean {
  const moments = events.flatMap(({ introduced, fixed, last_affected: last }) => [
    ...(introduced === undefined ? [] : [{ at: introduced === '0' ? '0.0.0-0' : introduced, isBad: true }]),
    ...(fixed === undefined ? [] : [{ at: fixed, isBad: false }]),
    ...(last === undefined ? [] : [{ at: last, isBad: false, isAfter: true }]),
  ]);
  let isBad = false;
  for (const moment of moments.toSorted((one, other) => compare(one.at, other.at))) {
    const distance = compare(version, moment.at);
    if (distance > 0 || (distance === 0 && !('isAfter' in moment))) isBad = moment.isBad;
  }
  return isBad;
}

/** The packages of a tree that advisories are about. */
export function findingsIn(components: readonly Component[], { advisories }: Snapshot): Finding[] {
  return components.flatMap(({ name, version }) =>
    advisories
      .filter(({ withdrawn }) => withdrawn === undefined)
      .filter(({ affected }) =>
        affected.some(
          (one) =>
            one.package.ecosystem === 'npm' &&
            one.package.name === name &&
            ((one.versions ?? []).includes(version) ||
              (valid(version) !== null &&
                (one.ranges ?? []).some(
                  ({ type, events }) => type === 'SEMVER' && isWithin(version, events),
                ))),
        ),
      )
      .map(({ id, summary = '' }) => ({ name, version, id, summary })),
  );
}

/** Names of a tree that a snapshot was not asked about. */
export function unknownIn(components: readonly Component[], { asked }: Snapshot): string[] {
  const known = new Set(asked);
  return [...new Set(components.map(({ name }) => name))].filter((name) => !known.has(name)).toSorted();
}
