// biome-ignore lint/style/noRestrictedImports: this is what it is to be used through.
import { type ComponentType, lazy } from 'react';
import { MissingPart } from './missing-part.tsx';

function Nothing() {
  return null;
}

/**
 * A part of a page in its own chunk, to be rendered in a `Suspense`. Where the chunk cannot be fetched, as after a deployment, the part says so and
 * the rest of the page stays; `lazy` of React alone would replace the page with the error page. A part that the page does without, `isOptional`,
 * leaves its place empty instead.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false } = {},
) {
  const asModule = (part: ComponentType<Props>) => ({ default: part });
  return lazy(() => load().then(asModule, () => asModule(isOptional ? Nothing : MissingPart)));
}
