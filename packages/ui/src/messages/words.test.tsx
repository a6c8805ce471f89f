import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { translated, useWords, wordsFor } from './words.ts';

const words = {
  en: { yes: 'Yes', no: 'No' },
  es: { yes: 'Sí', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
};

function Answer({ text }: { text?: { no?: string } }) {
  const { yes, no } = useWords(words, text);
  return <p>{`${yes} / ${no}`}</p>;
}

describe('words', () => {
  it('come in the language of the locale, and in English where there is none', () => {
    expect(wordsFor(words, 'fr-CA').yes).toBe('Oui');
    expect(wordsFor(words, 'de-DE').yes).toBe('Yes');
  });

  it('follow the provider, and give way to the ones that the caller has', () => {
    expect(render(<Answer />, { locale: 'es-US' }).container.textContent).toBe('Sí / No');
    expect(render(<Answer text={{ no: 'Pas encore' }} />, { locale: 'fr-CA' }).container.textContent).toBe(
      'Oui / Pas encore',
    );
  });

  it('come from the app where it has them, in any language', () => {
    const portuguese = [translated(words, { yes: 'Sim', no: 'Não' })];
    const settings = { locale: 'pt-BR', words: portuguese };
    expect(render(<Answer />, settings).container.textContent).toBe('Sim / Não');
    expect(render(<Answer text={{ no: 'Ainda não' }} />, settings).container.textContent).toBe(
      'Sim / Ainda não',
    );
  });
});
