import { fails, measure } from '@dayfare/themes/checks/measure';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useMemo } from 'react';
import type { ReviewGlobals } from '../shared/looks.ts';
import { ReviewPage } from '../shared/page.tsx';
import type { TokenPath } from './draft.ts';
import { browserDrafts, type DraftStore } from './drafts.ts';
import { DrawingsPane } from './drawings-pane.tsx';
import { Editor } from './editor.tsx';
import { FilesPane } from './files-pane.tsx';
import type { MapStore } from './maps.ts';
import { PairsPane } from './pairs-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SeedPanel } from './seed-panel.tsx';
import { copyOf, StartBar } from './start-bar.tsx';
import * as styles from './studio.css.ts';
import { useBrandSheet } from './use-brand-sheet.ts';
import { type Drafts, useDrafts } from './use-drafts.ts';
import { WordingPane } from './wording-pane.tsx';

/** What the brand in the making is called in `data-brand`. No brand has this name. */
const brand = 'studio';

const ownDrafts = browserDrafts();

export interface BrandStudioProps {
  globals: ReviewGlobals;
  /** Where drafts are kept. Default: this browser. */
  store?: DraftStore | undefined;
  /** Where confirmed maps of tokens are kept. Default: this browser. */
  maps?: MapStore | undefined;
}

/** A brand made in the browser. */
export function BrandStudio({ globals, store = ownDrafts, maps }: BrandStudioProps) {
  const drafts = useDrafts(store, copyOf(globals.brand));
  return (
    <ReviewPage
      title="Brand studio"
      lead="Change a copy of a brand and see it at once. Drafts are kept in this browser, with their steps; nothing here changes a brand of the repository. Take the files with you when it is right."
    >
      {drafts ? (
        <Bench drafts={drafts} globals={globals} maps={maps} />
      ) : (
        <Skeleton shape="chart" isAnnounced />
      )}
    </ReviewPage>
  );
}

type BenchProps = Pick<BrandStudioProps, 'globals' | 'maps'> & { drafts: Drafts };

function Bench({ drafts, globals, maps }: BenchProps) {
  const { draft, act, begin } = drafts;
  const { tokens } = draft;
  const measured = useMemo(() => measure(tokens), [tokens]);
  const set = (path: TokenPath, value: string | number) => act({ do: 'set', path, value });
  useBrandSheet(brand, tokens);
  return (
    <>
      <StartBar drafts={drafts} first={globals.brand} />
      <div className={styles.bench}>
        <div className={styles.result}>
          <PreviewPane brand={brand} draft={draft} globals={globals} measured={measured} />
          <PairsPane tokens={tokens} measured={measured} onChange={set} />
        </div>
        <section className={`${styles.pane} ${styles.tokens}`} aria-labelledby="studio-tokens">
          <Text variant="heading" id="studio-tokens">
            Tokens
          </Text>
          <SeedPanel tokens={tokens} onAct={act} />
          <Editor tokens={tokens} scheme={globals.scheme} failing={measured.filter(fails)} onChange={set} />
        </section>
      </div>
      <DrawingsPane brand={brand} draft={draft} onAct={act} />
      <WordingPane key={draft.id} draft={draft} onAct={act} />
      <FilesPane draft={draft} onOpen={begin} maps={maps} />
    </>
  );
}
