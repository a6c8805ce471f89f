import type { Tokens } from '@dayfare/themes/contract';
import type { Guess } from '@dayfare/themes/import/guess';
import { openFiles } from '@dayfare/themes/import/open-files';
import type { Source } from '@dayfare/themes/import/source';
import type { MappedTokens, TokenMap } from '@dayfare/themes/import/token-map';
import { Banner } from '@dayfare/ui/banner';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { type ChangeEvent, useId, useState } from 'react';
import * as fields from '../shared/fields.css.ts';
import type { DraftBrand } from './draft.ts';
import { readDocuments } from './files.ts';
import { MapStep } from './map-step.tsx';
import { browserMaps, type MapStore } from './maps.ts';
import * as styles from './studio.css.ts';

const ownMaps = browserMaps();

/** What stands below the field: nothing yet, a map to confirm, or what became of the files. */
type Opened =
  | { readonly is: 'refused'; readonly problems: readonly string[] }
  | { readonly is: 'open'; readonly problems: readonly string[]; readonly unused: readonly string[] }
  | {
      readonly is: 'mapping';
      readonly title: string;
      readonly source: Source;
      readonly guesses: readonly Guess[];
      readonly kept: TokenMap | undefined;
    };

export interface OpenFilesProps {
  /** What tokens are that a file does not have. */
  tokens: Tokens;
  /** Takes what was opened as a draft of its own. */
  onOpen: (draft: DraftBrand) => void;
  /** Where confirmed maps are kept. Default: this browser. */
  maps?: MapStore | undefined;
}

/** Opens the tokens of a file that was downloaded here, or of files that another tool wrote. */
export function OpenFiles({ tokens, onOpen, maps = ownMaps }: OpenFilesProps) {
  const id = useId();
  const [opened, setOpened] = useState<Opened>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    if (chosen.length === 0) return;
    const { files, title, problems } = await readDocuments(chosen);
    // The same file can then be opened again after it has been changed elsewhere.
    target.value = '';
    if (problems.length > 0) return setOpened({ is: 'refused', problems });
    const found = openFiles(files, tokens);
    if (found.is === 'tokens') {
      onOpen({ title, tokens: found.read.tokens });
      return setOpened({ is: 'open', problems: found.read.problems, unused: [] });
    }
    const { source, guesses } = found;
    if (source.tokens.length === 0) return setOpened({ is: 'refused', problems: source.problems });
    const kept = await maps.find(source).catch(() => undefined);
    setOpened({ is: 'mapping', title, source, guesses, kept });
  };
  const use = (title: string, source: Source) => (mapped: MappedTokens, map: TokenMap) => {
    onOpen({ title, tokens: mapped.tokens });
    setOpened({ is: 'open', problems: mapped.problems, unused: mapped.unused });
    // A map that cannot be kept is made again the next time.
    maps.keep(source, map).catch(() => undefined);
  };
  return (
    <>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          Open JSON documents of tokens
        </label>
        <input
          id={id}
          className={styles.fileInput}
          type="file"
          multiple
          accept=".json,application/json"
          aria-describedby={`${id}-hint`}
          onChange={open}
        />
        <span id={`${id}-hint`} className={fields.hint}>
          The Design Tokens format under any names, Figma’s variables (all modes at once), Tokens Studio.
        </span>
      </div>
      {opened?.is === 'mapping' && (
        <MapStep
          {...opened}
          base={tokens}
          onUse={use(opened.title, opened.source)}
          onCancel={() => setOpened(undefined)}
        />
      )}
      <div role="status">{opened && opened.is !== 'mapping' && <Verdict opened={opened} />}</div>
    </>
  );
}

function Verdict({ opened }: { opened: Exclude<Opened, { is: 'mapping' }> }) {
  const unused = opened.is === 'open' ? opened.unused : [];
  const lines = [
    ...opened.problems,
    ...(unused.length > 0
      ? [`${unused.length} tokens of the file are used for nothing: ${unused.join(', ')}.`]
      : []),
  ];
  if (lines.length === 0) return <Banner tone="success">The file is open, whole.</Banner>;
  const title = opened.is === 'refused' ? 'Nothing was opened' : 'Not all of the file could be used';
  return (
    <Banner tone={opened.is === 'refused' ? 'danger' : 'warning'} title={title}>
      <Stack as="ul" gap={1}>
        {lines.slice(0, 12).map((line) => (
          <li key={line}>{line.length > 400 ? `${line.slice(0, 400)} …` : line}</li>
        ))}
      </Stack>
      {lines.length > 12 && <Text>And {lines.length - 12} more.</Text>}
    </Banner>
  );
}
