import type { Colour } from '@dayfare/themes/contract';
import type { seedNames } from '@dayfare/themes/derive';
import { type ClipboardEvent, useId, useState } from 'react';
import * as fields from '../shared/fields.css.ts';
import { opaquePart, readHex } from './draft.ts';
import * as styles from './studio.css.ts';

/** One of the six colours that a brand is mixed from. */
export type SeedName = (typeof seedNames)[number];

export interface SeedFieldProps {
  name: SeedName;
  colour: Colour;
  onChange: (colour: Colour) => void;
  /** Several colours were pasted at once; the first is for this field. */
  onPasteList: (colours: readonly Colour[]) => void;
}

/** The colours in a text such as `#0b5d4c, 123c69 #fff`. */
const coloursIn = (text: string) => text.split(/[\s,;]+/).flatMap((word) => readHex(word) ?? []);

/** One of the six: picked, typed as hex, or pasted alone or with the others. */
export function SeedField({ name, colour, onChange, onPasteList }: SeedFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readHex(typed) === undefined;
  const type = (text: string) => {
    setTyped(text);
    const read = readHex(text);
    if (read) onChange(opaquePart(read));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const colours = coloursIn(event.clipboardData.getData('text'));
    if (colours.length < 2) return;
    event.preventDefault();
    setTyped(undefined);
    onPasteList(colours.map(opaquePart));
  };
  return (
    <div className={styles.seed}>
      <input
        className={styles.picker}
        type="color"
        aria-label={`${name}, pick a colour`}
        value={colour}
        onChange={(event) => type(event.target.value)}
      />
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {name}
        </label>
        <input
          id={id}
          className={`${fields.control} ${styles.hex}`}
          value={typed ?? colour}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => type(event.target.value)}
          onPaste={paste}
          onBlur={() => setTyped(undefined)}
        />
        {isWrong && (
          <span id={`${id}-wrong`} className={fields.error}>
            Write #rrggbb.
          </span>
        )}
      </div>
    </div>
  );
}
