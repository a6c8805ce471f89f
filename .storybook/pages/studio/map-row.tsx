import { schemes } from '@dayfare/themes/contract';
import type { Reason } from '@dayfare/themes/import/guess';
import type { SourceToken } from '@dayfare/themes/import/source';
import { fits, type TargetPath, valueFor } from '@dayfare/themes/import/token-map';
import { useId } from 'react';
import { tokenNote } from '../shared/contract-notes.ts';
import * as fields from '../shared/fields.css.ts';
import { Swatch } from '../shared/swatch.tsx';
import * as styles from './map-step.css.ts';
import * as studio from './studio.css.ts';

const reasons: Readonly<Record<Reason, string>> = {
  'same name': 'the same name',
  name: 'guessed by its name',
  value: 'guessed by its value',
};

export interface MapRowProps {
  target: TargetPath;
  /** The name of the file's token as it stands in the field. */
  from: string;
  /** Why it was guessed; undefined where a person chose it. */
  reason: Reason | undefined;
  source: ReadonlyMap<string, SourceToken>;
  /** Id of the list of names to choose from. */
  list: string;
  onChange: (from: string) => void;
}

/** One token of ours, and which of the file's it takes its value from. */
export function MapRow({ target, from, reason, source, list, onChange }: MapRowProps) {
  const id = useId();
  const token = source.get(from);
  return (
    <li className={styles.row} data-target={target}>
      <span className={studio.words}>
        <label className={studio.name} htmlFor={id}>
          {target}
        </label>
        <span className={studio.note}>{tokenNote(target)}</span>
      </span>
      <input
        id={id}
        className={fields.control}
        list={list}
        value={from}
        autoComplete="off"
        spellCheck={false}
        placeholder="As it is now"
        aria-invalid={from !== '' && !(token && fits(target, token))}
        aria-describedby={`${id}-result`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-result`} className={styles.result}>
        <Result target={target} from={from} token={token} reason={reason} />
      </span>
    </li>
  );
}

type ResultProps = Pick<MapRowProps, 'target' | 'from' | 'reason'> & {
  token: SourceToken | undefined;
};

function Result({ target, from, token, reason }: ResultProps) {
  if (from === '') return <span>Stays as it is</span>;
  if (!token) return <span className={styles.wrong}>The file has no such token</span>;
  if (!fits(target, token)) return <span className={styles.wrong}>Its value does not fit here</span>;
  const values = [...new Set(schemes.flatMap((scheme) => valueFor(target, token, scheme) ?? []))];
  return (
    <>
      {target.startsWith('colour.') && values.map((value) => <Swatch key={value} colour={value} />)}
      <span>{values.join(' and ')}</span>
      {reason && <span>{reasons[reason]}</span>}
    </>
  );
}
