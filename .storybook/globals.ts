import { brandNames, brandTitle } from '@dayfare/themes/brands';
import type { Preview } from '@storybook/react-vite';

/** The toolbars: what a reviewer can switch on every story. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: brandNames.map((value) => ({ value, title: brandTitle(value) })),
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'circlehollow',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  surface: {
    description: 'Surface that the story lies on',
    toolbar: {
      title: 'Surface',
      icon: 'component',
      items: [
        { value: 'page', title: 'On the page' },
        { value: 'brand', title: 'On brand' },
        { value: 'inverse', title: 'On inverse' },
        { value: 'media', title: 'On media' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'es', title: 'Español' },
        { value: 'cf', title: 'Français (Canada)' },
        // For screens: what stays as it was has not come from a catalogue. Components stay in English.
        { value: 'pseudo', title: 'Pseudo-language' },
      ],
      dynamicTitle: true,
    },
  },
  textScale: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: ['100', '125', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
      dynamicTitle: true,
    },
  },
  platform: {
    description: 'Platform: its safe areas',
    toolbar: {
      title: 'Platform',
      icon: 'mobile',
      items: [
        { value: 'desktop', title: 'Desktop' },
        { value: 'ios', title: 'iOS' },
        { value: 'android', title: 'Android' },
      ],
      dynamicTitle: true,
    },
  },
  forcedColours: {
    description:
      'Forced colours, simulated: the rules for them apply, and every role takes a colour of the system',
    toolbar: {
      title: 'Forced colours',
      icon: 'accessibility',
      items: [
        { value: 'off', title: 'Colours as drawn' },
        { value: 'on', title: 'Forced colours' },
      ],
      dynamicTitle: true,
    },
  },
  reducedMotion: {
    description: 'Reduced motion, simulated: the rules for it apply',
    toolbar: {
      title: 'Reduced motion',
      icon: 'timer',
      items: [
        { value: 'off', title: 'Motion as set' },
        { value: 'on', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Where every story starts. */
export const initialGlobals = {
  brand: 'common',
  scheme: 'light',
  surface: 'page',
  language: 'en',
  textScale: '100',
  platform: 'desktop',
  forcedColours: 'off',
  reducedMotion: 'off',
};
