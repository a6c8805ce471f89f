import { type Voice, type VoiceLanguage, voiceLanguages, voiceLimits } from '@dayfare/themes/voice';
import { useState } from 'react';
import { phraseNote } from '../shared/contract-notes.ts';
import { InputField, Segments } from '../shared/fields.tsx';
import * as page from '../shared/page.css.ts';
import { Section } from '../shared/page.tsx';
import { lengthOf } from '../voice/measure-voice.ts';
import { languages } from '../voice/phrase-row.tsx';
import { type DraftBrand, type StudioAction, voicesOf } from './draft.ts';
import { phraseProblem } from './verdict.ts';

const keys = Object.keys(voiceLimits) as (keyof Voice)[];

const options = voiceLanguages.map((value) => ({ value, label: languages[value].name }));

export interface WordingPaneProps {
  draft: DraftBrand;
  onAct: (action: StudioAction) => void;
}

/** Every phrase that a brand says in its own words, to be written in each language. */
export function WordingPane({ draft, onAct }: WordingPaneProps) {
  const [language, setLanguage] = useState<VoiceLanguage>('en');
  return (
    <Section
      title="Wording"
      note="Until you write a phrase it says what every brand says, with the name in it. An emptied field goes back to that."
    >
      <Segments label="Language" options={options} value={language} onChange={setLanguage} />
      <div className={page.grid.wide}>
        {keys.map((key) => (
          <PhraseField
            key={`${language} ${key}`}
            name={key}
            phrase={voicesOf(draft)[language][key]}
            problem={phraseProblem(draft, language, key)}
            onChange={(phrase) => onAct({ do: 'say', language, key, phrase })}
          />
        ))}
      </div>
    </Section>
  );
}

interface PhraseFieldProps {
  name: keyof Voice;
  phrase: string;
  problem: string | undefined;
  onChange: (phrase: string) => void;
}

function PhraseField({ name, phrase, problem, onChange }: PhraseFieldProps) {
  // What is typed stays in the field until one leaves it, also when it is empty.
  const [typed, setTyped] = useState<string>();
  return (
    <InputField
      label={name}
      value={typed ?? phrase}
      hint={`${phraseNote(name)} ${lengthOf(phrase)} of ${voiceLimits[name]} characters.`}
      error={problem === undefined ? undefined : `${name} ${problem}`}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
