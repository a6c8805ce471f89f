import { type GroupName, kindsOf } from '@dayfare/themes/contract/kinds';
import { useState } from 'react';
import { tokenNote } from '../shared/contract-notes.ts';
import { InputField } from '../shared/fields.tsx';
import { FamilyField } from './family-field.tsx';

const units = { px: 'px', rem: 'rem', em: 'em', ms: 'ms', '': '' } as const;
const steps = { px: 1, rem: 0.0625, em: 0.005, ms: 10, '': 0.1 } as const;

export interface ValueFieldProps {
  group: GroupName;
  token: string;
  value: string | number;
  refuse: (value: string | number) => string | undefined;
  onChange: (value: string | number) => void;
}

/** One token that is no colour: a number within its bounds, or a line of CSS. */
export function ValueField({ group, token, value, refuse, onChange }: ValueFieldProps) {
  const [typed, setTyped] = useState<string>();
  const kind = kindsOf(group)[token];
  const isNumber = kind?.kind === 'number';
  const read = (text: string) => (isNumber && text.trim() !== '' ? Number(text) : text);
  const problem = typed === undefined ? undefined : refuse(read(typed));
  const bounds = isNumber
    ? {
        type: 'number' as const,
        min: kind.low,
        max: kind.high,
        step: kind.step ?? (token.endsWith('Weight') ? 50 : steps[kind.unit]),
      }
    : {};
  const unit = isNumber ? units[kind.unit] : '';
  const type = (text: string) => {
    setTyped(text);
    if (refuse(read(text)) === undefined) onChange(read(text));
  };
  const shown = {
    hint: tokenNote(`${group}.${token}`),
    error: problem === undefined ? undefined : `${token} ${problem}`,
    onBlur: () => setTyped(undefined),
  };
  if (kind?.kind === 'family')
    return (
      <FamilyField {...shown} token={token} text={typed ?? String(value)} onChange={onChange} onType={type} />
    );
  return (
    <InputField
      label={unit === '' ? token : `${token}, ${unit}`}
      value={typed ?? String(value)}
      {...shown}
      {...bounds}
      onChange={type}
    />
  );
}
