import { type VoiceLanguage, voiceLanguages, voiceLimits } from '@dayfare/themes/voice';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useState } from 'react';
import { phraseNote } from '../shared/contract-notes.ts';
import { SelectField } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { ReviewPage, Section } from '../shared/page.tsx';
import { brandOptions, type ReviewBrand } from '../shared/review-brands.ts';
import { Verdict } from '../shared/verdict.tsx';
import { fitOf, measureVoices, type Phrase, type PhraseKey } from './measure-voice.ts';
import { languages, PhraseRow } from './phrase-row.tsx';
import { useAllVoices } from './use-all-voices.ts';

const allBrands = { value: 'all', label: 'All brands' } as const;

const languageOptions = [
  { value: 'all', label: 'All languages' },
  ...voiceLanguages.map((value) => ({ value, label: languages[value].name })),
] as const;

function verdictOf(phrases: readonly Phrase[]): string {
  const long = phrases.filter((phrase) => fitOf(phrase) === 'fail').length;
  if (long === 0) return `All ${phrases.length} phrases fit`;
  return `${long} of ${phrases.length} phrases ${long === 1 ? 'is' : 'are'} too long`;
}

/** What the brands say, in every language, and whether it has room. */
export function VoicePage({ globals }: { globals: ReviewGlobals }) {
  const voices = useAllVoices();
  const [chosen, setBrand] = useState<ReviewBrand | 'all'>();
  const [language, setLanguage] = useState<VoiceLanguage | 'all'>('all');
  const brand = chosen ?? globals.brand;
  const phrases = measureVoices(voices ?? []).filter(
    (phrase) =>
      (brand === 'all' || phrase.brand === brand) && (language === 'all' || phrase.language === language),
  );
  return (
    <ReviewPage
      title="Voice"
      lead="Every phrase that a brand says in its own words, by language, with the room it has at 320 px and large text. Starts with the toolbar's brand."
    >
      <div className={page.controls}>
        <SelectField
          label="Brand"
          options={[allBrands, ...brandOptions()]}
          value={brand}
          onChange={setBrand}
        />
        <SelectField label="Language" options={languageOptions} value={language} onChange={setLanguage} />
      </div>
      {voices ? (
        <>
          <div role="status">
            <Verdict is={phrases.some((phrase) => fitOf(phrase) === 'fail') ? 'fail' : 'pass'}>
              {verdictOf(phrases)}
            </Verdict>
          </div>
          {(Object.keys(voiceLimits) as PhraseKey[]).map((key) => (
            <Section
              key={key}
              title={key}
              note={`${phraseNote(key)} At most ${voiceLimits[key]} characters.`}
            >
              <ul className={page.list} aria-label={key}>
                {phrases
                  .filter((phrase) => phrase.key === key)
                  .map((phrase) => (
                    <PhraseRow key={`${phrase.brand} ${phrase.language}`} phrase={phrase} />
                  ))}
              </ul>
            </Section>
          ))}
        </>
      ) : (
        <Skeleton shape="row" count={6} isAnnounced />
      )}
    </ReviewPage>
  );
}
