const { resolve } = require('node:path');

const root = resolve(__dirname, '../../..');

/** Tests of the components, without a phone: `pnpm native check`. @type {import('jest').Config} */
module.exports = {
  preset: 'jest-expo/ios',
  // A file of Babel's own would be read by Metro too, which knows its preset without one.
  transform: {
    '\\.[jt]sx?$': [
      'babel-jest',
      {
        ...{ configFile: false, babelrc: false, presets: [require.resolve('expo/internal/babel-preset')] },
        caller: { name: 'metro', bundler: 'metro', platform: 'ios' },
      },
    ],
  },
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  // As in tsconfig.json: the packages of the workspace come as they are written.
  moduleNameMapper: {
    '^@dayfare/native-shell/(.*)$': `${root}/apps/native-shell/src/shell/$1`,
    '^@dayfare/api/bridge$': `${root}/packages/api/src/bridge/index`,
    '^@dayfare/domain/(.*)$': `${root}/packages/domain/src/$1/index`,
  },
  roots: ['<rootDir>'],
  modulePaths: [resolve(__dirname, 'node_modules')],
};
