import { brandNames, brandTitle } from '@dayfare/themes/brands';
import { checkBrand } from '@dayfare/themes/checks';
import { nameProblems, otherNameIn } from '@dayfare/themes/checks/identity';
import { logoHeight, logoProblems, logoTitles, logoWidth } from '@dayfare/themes/checks/logo';
import { untranslated, voiceProblems } from '@dayfare/themes/checks/voice';
import { wholeBrand } from '@dayfare/themes/folder';
import type { Voice, VoiceLanguage } from '@dayfare/themes/voice';
import { type DraftBrand, type DrawingName, voicesOf } from './draft.ts';

const taken = brandNames.map(brandTitle);

/** What is wrong with a drawing, a sentence each, by the rules of `pnpm check:brand`. */
export function drawingProblems(drawing: DrawingName, svg: string): string[] {
  const file = `${drawing}.svg`;
  const named = logoTitles(svg).flatMap((title) => {
    const other = otherNameIn(title, taken);
    return other === undefined ? [] : [`${file} has the title "${title}", the name of ${other}.`];
  });
  const isSquare = drawing === 'logo' || logoWidth(svg) === logoHeight;
  return [
    ...logoProblems(file, svg),
    ...named,
    ...(isSquare ? [] : [`${file} must be as wide as it is high, ${logoHeight}.`]),
  ];
}

/** What is wrong with one phrase of a draft, in words; undefined if nothing is. */
export function phraseProblem(
  draft: DraftBrand,
  language: VoiceLanguage,
  key: keyof Voice,
): string | undefined {
  const voices = voicesOf(draft);
  const start = `voice.${language}.json: ${key} `;
  const own = [...voiceProblems(language, voices[language]), ...untranslated(voices)];
  return own.find((problem) => problem.startsWith(start))?.slice(start.length);
}

/** What `pnpm add:brand` would have against a draft, a sentence each; empty if it would take it. */
export function draftProblems(draft: DraftBrand): string[] {
  const { title } = draft;
  const parts = wholeBrand({ ...draft, voice: voicesOf(draft) });
  return [
    ...nameProblems(title, taken).map((problem) => `The ${problem}`),
    ...(['logo', 'mark'] as const).flatMap((drawing) => drawingProblems(drawing, parts[drawing])),
    ...checkBrand(parts).problems.filter((problem) => !/^(logo|mark)\.svg /.test(problem)),
  ];
}
