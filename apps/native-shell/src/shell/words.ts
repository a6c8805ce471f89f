import type { Language } from '@dayfare/domain/product';
import type { ShellWords } from './shell-words.ts';
import { words as en } from './words.en.ts';
import { words as es } from './words.es.ts';
import { words as fr } from './words.fr.ts';

/** In the languages of the product. */
export const shellWords: Readonly<Record<Language, ShellWords>> = { en, es, fr };
