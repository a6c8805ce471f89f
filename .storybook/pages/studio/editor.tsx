import type { Measured } from '@dayfare/themes/checks/measure';
import type { ColourRoles, Scheme, Tokens } from '@dayfare/themes/contract';
import { type GroupName, groupNames } from '@dayfare/themes/contract/kinds';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { InputField, Segments } from '../shared/fields.tsx';
import * as page from '../shared/page.css.ts';
import { roleGroups } from '../shared/roles.ts';
import { ColourRow } from './colour-row.tsx';
import { problemOf, type TokenPath } from './draft.ts';
import { ValueField } from './value-field.tsx';

const parts = [
  { value: 'colour', label: 'Colours' },
  { value: 'radius', label: 'Corners' },
  { value: 'type', label: 'Type' },
  { value: 'density', label: 'Density' },
  { value: 'motion', label: 'Motion' },
  { value: 'elevation', label: 'Elevation' },
] as const satisfies readonly { value: 'colour' | GroupName; label: string }[];

export interface EditorProps {
  tokens: Tokens;
  scheme: Scheme;
  /** Pairs that fail now, in both schemes. */
  failing: readonly Measured[];
  onChange: (path: TokenPath, value: string | number) => void;
}

/** Every token with a control of its own. */
export function Editor(props: EditorProps) {
  const [part, setPart] = useState<(typeof parts)[number]['value']>('colour');
  const group = groupNames.find((name) => name === part);
  return (
    <Stack gap={4}>
      <Segments label="What to change" options={parts} value={part} onChange={setPart} />
      {group ? <Values key={group} group={group} {...props} /> : <Colours {...props} />}
    </Stack>
  );
}

function Colours({ tokens, scheme, failing, onChange }: EditorProps) {
  const [query, setQuery] = useState('');
  const roles = tokens[scheme];
  const isFound = (role: string) => role.toLowerCase().includes(query.trim().toLowerCase());
  const failuresOf = (role: keyof ColourRoles) =>
    failing.filter((pair) => pair.scheme === scheme && (pair.foreground === role || pair.background === role))
      .length;
  const groups = Object.entries(roleGroups)
    .map(([title, names]) => ({ title, names: names.filter(isFound) }))
    .filter(({ names }) => names.length > 0);
  return (
    <Stack gap={5}>
      <InputField
        type="search"
        label={`Find a colour of the ${scheme} scheme`}
        value={query}
        onChange={setQuery}
        hint="The toolbar switches to the other scheme."
      />
      {groups.map(({ title, names }) => (
        <Stack key={title} gap={1}>
          <Text as="h3" variant="body" isStrong>
            {title}
          </Text>
          <ul className={page.list}>
            {names.map((role) => (
              <ColourRow
                key={`${scheme} ${role}`}
                role={role}
                colour={roles[role]}
                failing={failuresOf(role)}
                refuse={(colour) => problemOf(tokens, { group: scheme, key: role }, colour)}
                onChange={(colour) => onChange({ group: scheme, key: role }, colour)}
              />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

function Values({ group, tokens, onChange }: EditorProps & { group: GroupName }) {
  return (
    <Stack gap={4}>
      {Object.entries(tokens[group]).map(([token, value]: [string, string | number]) => (
        <ValueField
          key={token}
          group={group}
          token={token}
          value={value}
          refuse={(next) => problemOf(tokens, { group, key: token }, next)}
          onChange={(next) => onChange({ group, key: token }, next)}
        />
      ))}
    </Stack>
  );
}
