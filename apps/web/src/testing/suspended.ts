/** A node of React's own tree, as far as this reads it. */
interface Fiber {
  readonly tag: number;
  readonly memoizedState: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's number for a Suspense boundary. Its state is null while it shows its content. */
const suspenseTag = 13;

function hasFallback(fiber: Fiber | null): boolean {
  for (let at = fiber; at; at = at.sibling) {
    if ((at.tag === suspenseTag && at.memoizedState !== null) || hasFallback(at.child)) return true;
  }
  return false;
}

/**
 * Whether a Suspense boundary in a React root shows its fallback. The document does not say so where the fallback is empty, and React keeps a fallback
 * for up to 300 ms after the content has loaded; so this reads React's tree, and a test fails if a version of React keeps it elsewhere.
 */
export function isSuspended(root: Element): boolean {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (!key) return false;
  const { stateNode } = Reflect.get(root, key) as { stateNode: { current: Fiber } };
  return hasFallback(stateNode.current);
}
