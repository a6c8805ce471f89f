/// <reference types="vite/types/importMeta.d.ts" />
import { parts } from './parts.ts';

const [offered = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, string>>>('../../package.json', {
    import: 'exports',
    eager: true,
  }),
);

/** The paths that a line of package.json stands for: `./*` is every component, `./patterns/*` every pattern. */
function pathsOf(path: string): string[] {
  if (!path.endsWith('*')) return [path.slice('./'.length)];
  const isOfPatterns = path === './patterns/*';
  const fitting = parts.filter(({ kind }) => (kind === 'patterns') === isOfPatterns);
  return fitting.map(({ name }) => path.slice('./'.length).replace('*', name));
}

/** The paths after `@dayfare/ui/` under which others import, in order. */
export const exportedPaths: readonly string[] = Object.keys(offered).flatMap(pathsOf).toSorted();
