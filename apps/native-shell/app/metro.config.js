const { resolve } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const root = resolve(__dirname, '../../..');
const config = getDefaultConfig(__dirname);

// The packages of the workspace come as they are written, by the `paths` of tsconfig.json; what they need besides is installed here.
config.watchFolders = ['packages/api/src', 'packages/domain/src', 'apps/native-shell/src'].map((folder) =>
  resolve(root, folder),
);
config.resolver.nodeModulesPaths = [resolve(__dirname, 'node_modules')];

module.exports = config;
