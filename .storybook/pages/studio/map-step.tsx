import type { Tokens } from '@dayfare/themes/contract';
import type { Guess } from '@dayfare/themes/import/guess';
import type { Source } from '@dayfare/themes/import/source';
import {
  applyMap,
  fits,
  type MappedTokens,
  mapFile,
  type TargetPath,
  type TokenMap,
  targetPaths,
} from '@dayfare/themes/import/token-map';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useId, useMemo, useState } from 'react';
import { Segments } from '../shared/fields.tsx';
import * as page from '../shared/page.css.ts';
import { download } from './download.ts';
import { MapRow } from './map-row.tsx';
import * as styles from './map-step.css.ts';
import * as studio from './studio.css.ts';

const parts = [
  { value: 'open', label: 'Not found' },
  { value: 'found', label: 'Found' },
  { value: 'all', label: 'All' },
] as const;

export interface MapStepProps {
  /** What the files are called together. */
  title: string;
  source: Source;
  guesses: readonly Guess[];
  /** The map that was confirmed for the same names before. */
  kept: TokenMap | undefined;
  /** What tokens are that the map leaves alone. */
  base: Tokens;
  onUse: (mapped: MappedTokens, map: TokenMap) => void;
  onCancel: () => void;
}

/** Asks which token of another tool each of ours is: guesses stand in the fields, a person confirms or corrects them. */
export function MapStep({ title, source, guesses, kept, base, onUse, onCancel }: MapStepProps) {
  const heading = useId();
  const list = useId();
  const reasons = useMemo(() => new Map(guesses.map((guess) => [guess.target, guess])), [guesses]);
  const [map, setMap] = useState<TokenMap>(
    () => kept ?? Object.fromEntries(guesses.map(({ target, from }) => [target, from])),
  );
  const [part, setPart] = useState<(typeof parts)[number]['value']>('found');
  // Which rows are in sight is settled when the part is chosen: a row that one types in must not go.
  const [rows, setRows] = useState(() => targetPaths.filter((target) => map[target] !== undefined));
  const byName = useMemo(() => new Map(source.tokens.map((token) => [token.name, token])), [source]);
  const choose = (next: typeof part) => {
    setPart(next);
    setRows(targetPaths.filter((target) => next === 'all' || (next === 'found') === Boolean(map[target])));
  };
  const set = (target: TargetPath, from: string) => {
    const { [target]: _, ...rest } = map;
    setMap(from === '' ? rest : { ...rest, [target]: from });
  };
  const isUsable = (target: TargetPath) => {
    const token = byName.get(map[target] ?? '');
    return token !== undefined && fits(target, token);
  };
  const chosen = targetPaths.filter((target) => map[target] !== undefined);
  const wrong = chosen.filter((target) => !isUsable(target)).length;
  return (
    <section className={styles.step} aria-labelledby={heading}>
      <Stack gap={1}>
        <Text variant="heading" as="h3" id={heading}>
          Which token is which?
        </Text>
        <Text variant="label" tone="muted">
          {`${title} has names of its own: ${source.tokens.length} tokens${source.hasDark ? ' in two schemes' : ''}. Read what was guessed and mend it; the map is kept for the next time.`}
        </Text>
      </Stack>
      {source.problems.length > 0 && (
        <Banner tone="warning" title="Not all of it could be read">
          <Stack as="ul" gap={1}>
            {source.problems.slice(0, 6).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Stack>
        </Banner>
      )}
      <div role="status">
        <Text variant="label">
          {`${chosen.length - wrong} of ${targetPaths.length} tokens are taken from the file${wrong > 0 ? `, ${wrong} cannot be` : ''}; the others stay as they are.`}
        </Text>
      </div>
      <Segments label="Show" options={parts} value={part} onChange={choose} />
      <datalist id={list}>
        {source.tokens.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className={page.list}>
        {rows.map((target) => (
          <MapRow
            key={target}
            target={target}
            from={map[target] ?? ''}
            reason={reasons.get(target)?.from === map[target] ? reasons.get(target)?.reason : undefined}
            source={byName}
            list={list}
            onChange={(from) => set(target, from)}
          />
        ))}
      </ul>
      {rows.length === 0 && <Text tone="muted">None.</Text>}
      <div className={studio.actions}>
        <Button isDisabled={chosen.length === wrong} onPress={() => onUse(applyMap(source, map, base), map)}>
          Use these tokens
        </Button>
        <Button
          variant="secondary"
          onPress={() =>
            download({ name: 'tokens.map.json', type: 'application/json', content: mapFile(map) })
          }
        >
          Download the map
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Leave it
        </Button>
      </div>
    </section>
  );
}
