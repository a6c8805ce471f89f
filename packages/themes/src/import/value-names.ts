import type { Tokens } from '../contract/tokens.ts';

/** A group of the contract that is no colour. */
type Group = Exclude<keyof Tokens, 'light' | 'dark'>;

/** What other systems call each token that is no colour, in the notation of `roleNames`. */
export const valueNames: {
  readonly [Name in Group]: Readonly<Record<keyof Tokens[Name], readonly string[]>>;
} = {
  radius: {
    button: ['radius button', 'button radius', 'radius full', 'radius pill'],
    field: ['radius field', 'radius medium', 'radius md'],
    card: ['radius card', 'radius large', 'radius lg'],
    sheet: ['radius sheet', 'radius dialog', 'radius modal', 'radius xl'],
    small: ['radius small', 'radius sm', 'radius checkbox', 'radius xs'],
  },
  type: {
    bodyFamily: ['family body', 'font family body', 'font body', 'family sans', 'font sans', 'font family'],
    displayFamily: [
      'family display',
      'family heading',
      'font heading',
      'font display',
      'family sans',
      'font family',
    ],
    headingWeight: ['weight heading', 'heading font weight', 'font weight heading', 'weight bold'],
    strongWeight: ['weight strong', 'weight semibold', 'font weight strong', 'weight medium'],
    displayTracking: [
      'tracking display',
      'letter spacing heading',
      'heading letter spacing',
      'display letter spacing',
    ],
    hero: ['hero', 'display font size', 'font size display', 'hero font size'],
    title: ['title', 'title font size', 'font size title', 'page title font size'],
    heading: ['heading', 'heading font size', 'font size heading'],
    body: ['body', 'body font size', 'font size body', 'font size md'],
    label: ['label', 'label font size', 'font size label', 'font size sm'],
    caption: ['caption', 'caption font size', 'font size caption', 'font size xs'],
  },
  density: {
    control: [
      'control height',
      'button height',
      'height control',
      'height button',
      'size control',
      'field height',
    ],
    row: ['row height', 'list item height', 'height row', 'size row'],
    cardPadding: ['card padding', 'padding card', 'space card'],
    section: ['section gap', 'section spacing', 'space section', 'spacing section'],
  },
  motion: {
    quick: ['duration quick', 'duration fast', 'motion quick', 'motion fast', 'duration short'],
    enter: ['duration enter', 'duration medium', 'motion enter', 'duration moderate'],
    easing: ['easing', 'easing enter', 'easing standard', 'motion easing', 'ease out'],
  },
  elevation: {
    card: ['elevation card', 'elevation 1'],
    overlay: ['elevation scrim', 'elevation dialog', 'elevation modal', 'elevation 2'],
  },
};
