import type { Colour } from '@dayfare/themes/contract';
import { useId, useState } from 'react';
import { tokenNote } from '../shared/contract-notes.ts';
import * as fields from '../shared/fields.css.ts';
import { Verdict } from '../shared/verdict.tsx';
import { opaquePart, readHex, withAlphaOf } from './draft.ts';
import * as styles from './studio.css.ts';

export interface ColourRowProps {
  role: string;
  colour: Colour;
  /** How many pairs with this colour fail now. */
  failing: number;
  /** Why the token cannot have a value; undefined if it can. */
  refuse: (colour: Colour) => string | undefined;
  onChange: (colour: Colour) => void;
}

/** One colour role: the browser's picker, what the role is for, and its value as text. */
export function ColourRow({ role, colour, failing, refuse, onChange }: ColourRowProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? colour : readHex(typed);
  const problem = read ? refuse(read) : 'is not a colour: write #rrggbb';
  const type = (text: string) => {
    setTyped(text);
    const found = readHex(text);
    if (found && !refuse(found)) onChange(found);
  };
  return (
    <li className={styles.colourRow} data-token={role}>
      <input
        className={styles.picker}
        type="color"
        aria-label={`${role}, pick a colour`}
        value={opaquePart(colour)}
        onChange={(event) => {
          setTyped(undefined);
          onChange(withAlphaOf(event.target.value, colour));
        }}
      />
      <span className={styles.words}>
        <label className={styles.name} htmlFor={id}>
          {role}
        </label>
        <span className={styles.note} id={`${id}-note`}>
          {tokenNote(`colour.${role}`)}
        </span>
        {failing > 0 && (
          <Verdict is="fail">{failing === 1 ? '1 pair fails' : `${failing} pairs fail`}</Verdict>
        )}
      </span>
      <input
        id={id}
        className={`${fields.control} ${styles.hex}`}
        value={typed ?? colour}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note ${id}-wrong`}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <span className={styles.wrong} id={`${id}-wrong`} hidden={problem === undefined}>
        {role} {problem}.
      </span>
    </li>
  );
}
