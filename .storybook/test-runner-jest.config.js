import { getJestConfig } from '@storybook/test-runner';

const { CHROMIUM_PATH, CHROMIUM_FLAGS = '' } = process.env;
const config = getJestConfig();

/** Storybook's own configuration, with the browser that the other tests have. */
export default {
  ...config,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
        args: CHROMIUM_FLAGS.split(' ').filter(Boolean),
      },
    },
  },
};
