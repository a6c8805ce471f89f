import { fails, measure } from '@dayfare/themes/checks/measure';
import { Text } from '@dayfare/ui/text';
import { useEffect, useMemo, useReducer } from 'react';
import type { DeskGlobals } from '../shared/looks.ts';
import { DeskPage } from '../shared/page.tsx';
import { type Studio, studioReducer, type TokenPath } from './draft.ts';
import { Editor } from './editor.tsx';
import { FilesPane } from './files-pane.tsx';
import { PairsPane } from './pairs-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SeedPanel } from './seed-panel.tsx';
import { copyOf, StartBar } from './start-bar.tsx';
import * as styles from './studio.css.ts';
import { useBrandSheet } from './use-brand-sheet.ts';

/** What the brand in the making is called in `data-brand`. No brand has this name. */
const brand = 'studio';

/** Outlives the page's parts: a switch of the toolbar's language makes them again, and nobody should lose an hour's work by that. */
let kept: Studio | undefined;

const firstStudio = (source: string): Studio =>
  kept ?? studioReducer({ title: '', tokens: copyOf(source).tokens, past: [] }, copyOf(source));

/** A brand made in the browser. */
export function BrandStudio({ globals }: { globals: DeskGlobals }) {
  const [studio, act] = useReducer(studioReducer, globals.brand, firstStudio);
  const { tokens, title } = studio;
  const measured = useMemo(() => measure(tokens), [tokens]);
  const set = (path: TokenPath, value: string | number) => act({ do: 'set', path, value });
  useBrandSheet(brand, tokens);
  useEffect(() => {
    kept = studio;
  }, [studio]);
  return (
    <DeskPage
      title="Brand studio"
      lead="Change a copy of a brand and see it at once. Nothing here changes a brand of the repository: take the files with you when it is right."
    >
      <StartBar studio={studio} first={globals.brand} onAct={act} />
      <div className={styles.bench}>
        <div className={styles.result}>
          <PreviewPane brand={brand} title={title} tokens={tokens} globals={globals} />
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
      <FilesPane title={title} tokens={tokens} onAct={act} />
    </DeskPage>
  );
}
