import type { Tokens } from '@dayfare/themes/contract';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { type ChangeEvent, useId, useState } from 'react';
import { sentences } from '../shared/contract-notes.ts';
import * as fields from '../shared/fields.css.ts';
import { Section } from '../shared/page.tsx';
import type { LinkedDraft } from './draft-link.ts';
import { brandFile, documentFile, type OpenedFile, openDocument, type StudioFile } from './files.ts';
import * as styles from './studio.css.ts';

function download({ name, content, type }: StudioFile) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export interface FilesPaneProps {
  title: string;
  tokens: Tokens;
  /** Takes what was opened as a draft of its own. */
  onOpen: (draft: LinkedDraft) => void;
}

/** Takes the brand home, and brings it back. */
export function FilesPane({ title, tokens, onOpen }: FilesPaneProps) {
  const id = useId();
  const [opened, setOpened] = useState<OpenedFile>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const found = openDocument(await file.text(), tokens);
    setOpened(found);
    // The same file can then be opened again after it has been changed elsewhere.
    target.value = '';
    if (found.tokens !== tokens) {
      onOpen({
        title: found.title ?? file.name.replace(/(\.tokens)?\.json$/, ''),
        tokens: found.tokens,
      });
    }
  };
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
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          Open a JSON document of tokens
        </label>
        <input
          id={id}
          className={styles.fileInput}
          type="file"
          accept=".json,application/json"
          onChange={open}
        />
      </div>
      <div role="status">{opened && <Opened {...opened} />}</div>
    </Section>
  );
}

function Opened({ problems }: OpenedFile) {
  if (problems.length === 0) return <Banner tone="success">The file is open, whole.</Banner>;
  return (
    <Banner tone="warning" title="Not all of the file could be used">
      <Stack as="ul" gap={1}>
        {problems.slice(0, 12).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Stack>
      {problems.length > 12 && <Text>And {problems.length - 12} more.</Text>}
    </Banner>
  );
}
