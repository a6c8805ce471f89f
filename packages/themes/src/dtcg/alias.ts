import { isRecord } from '../checks/read-tokens.ts';

// Longer chains than this are circles.
const longestChain = 8;

/** The value of the token at a path such as `light.action`; undefined if there is none. */
function valueAt(document: unknown, path: string): unknown {
  let here = document;
  for (const name of path.split('.')) {
    if (!isRecord(here) || !Object.hasOwn(here, name)) return undefined;
    here = here[name];
  }
  return isRecord(here) && Object.hasOwn(here, '$value') ? here.$value : undefined;
}

/** The value behind an alias such as `{light.action}`; the value itself if it is none, or if the alias leads nowhere or in a circle. */
export function followAlias(document: unknown, value: unknown): unknown {
  let here = value;
  for (let step = 0; step < longestChain; step += 1) {
    const path = typeof here === 'string' ? /^\{([^{}]+)\}$/.exec(here)?.[1] : undefined;
    if (path === undefined) return here;
    here = valueAt(document, path);
  }
  return value;
}
