import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { useDeferredValue } from 'react';
import { sentences } from '../shared/contract-notes.ts';
import { Section } from '../shared/page.tsx';
import { Verdict } from '../shared/verdict.tsx';
import { download } from './download.ts';
import type { DraftBrand } from './draft.ts';
import { brandFile, documentFile } from './files.ts';
import type { MapStore } from './maps.ts';
import { OpenFiles } from './open-files.tsx';
import * as styles from './studio.css.ts';
import { draftProblems } from './verdict.ts';

/** The maximum number of sentences at once. */
const shown = 8;

export interface FilesPaneProps {
  draft: DraftBrand;
  /** Takes what was opened as a draft of its own. */
  onOpen: (draft: DraftBrand) => void;
  /** Where confirmed maps are kept. Default: this browser. */
  maps?: MapStore | undefined;
}

/** Takes the brand home, and brings it back. */
export function FilesPane({ draft, onOpen, maps }: FilesPaneProps) {
  const { title, tokens } = draft;
  const problems = draftProblems(useDeferredValue(draft));
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
        <Button onPress={() => download(brandFile(draft))}>Download the brand as a zip</Button>
        <Button variant="secondary" onPress={() => download(documentFile(title, tokens, sentences))}>
          Download tokens as JSON
        </Button>
      </div>
      <div role="status">
        {problems.length === 0 ? (
          <Verdict is="pass">add:brand will take the zip</Verdict>
        ) : (
          <Banner tone="warning" title="add:brand will refuse the zip until this is changed">
            <Stack as="ul" gap={1}>
              {problems.slice(0, shown).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {problems.length > shown && <li>And {problems.length - shown} more.</li>}
            </Stack>
          </Banner>
        )}
      </div>
      <OpenFiles tokens={tokens} onOpen={onOpen} maps={maps} />
    </Section>
  );
}
