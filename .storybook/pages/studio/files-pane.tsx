import type { Tokens } from '@dayfare/themes/contract';
import { Button } from '@dayfare/ui/button';
import { sentences } from '../shared/contract-notes.ts';
import { Section } from '../shared/page.tsx';
import { download } from './download.ts';
import type { DraftBrand } from './draft.ts';
import { brandFile, documentFile } from './files.ts';
import type { MapStore } from './maps.ts';
import { OpenFiles } from './open-files.tsx';
import * as styles from './studio.css.ts';

export interface FilesPaneProps {
  title: string;
  tokens: Tokens;
  /** Takes what was opened as a draft of its own. */
  onOpen: (draft: DraftBrand) => void;
  /** Where confirmed maps are kept. Default: this browser. */
  maps?: MapStore | undefined;
}

/** Takes the brand home, and brings it back. */
export function FilesPane({ title, tokens, onOpen, maps }: FilesPaneProps) {
  return (
    <Section
      title="Files"
      note={
        <>
          <code>pnpm add:brand FILE.zip</code> checks the brand and puts it in its place; the document is read
          by any tool that knows the Design Tokens format.
        </>
      }
    >
      <div className={styles.actions}>
        <Button onPress={() => download(brandFile(title, tokens))}>Download the brand as a zip</Button>
        <Button variant="secondary" onPress={() => download(documentFile(title, tokens, sentences))}>
          Download tokens as JSON
        </Button>
      </div>
      <OpenFiles tokens={tokens} onOpen={onOpen} maps={maps} />
    </Section>
  );
}
