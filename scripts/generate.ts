// `pnpm generate`: writes the indexes of what is declared in folders of its own. `--check` writes nothing and ends with 1 if any is out of date.
import { generatedFiles, outOfDate, writeGenerated } from './lib/generated/generated.ts';

const isCheck = process.argv.includes('--check');
const files = await generatedFiles();
const old = await outOfDate(files);
if (!isCheck) await writeGenerated(old);
for (const { path } of old) console.log(`${isCheck ? 'out of date' : 'written'}  ${path}`);
console.log(
  `${files.length} generated files, ${old.length} ${isCheck ? 'out of date: run `pnpm generate`' : 'written'}`,
);
process.exitCode = isCheck && old.length > 0 ? 1 : 0;
