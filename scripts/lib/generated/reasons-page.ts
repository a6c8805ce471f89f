import { reasonAnswers } from '../../../packages/api/src/wire/index.ts';
import { moneyReasonCodes, reasonOf } from '../../../packages/domain/src/money/index.ts';
import { says } from '../../../packages/domain/src/money/reasons/texts.en.ts';

/** The page of the reasons for which money is not moved. */
export function reasonsPage(): string {
  const rows = moneyReasonCodes.map((code) => {
    const { kind, endsMove, next, params = [] } = reasonOf(code);
    const { status } = reasonAnswers[kind];
    const amounts = params.map((name) => `\`${name}\``).join(', ');
    return `| \`${code}\` | ${status} | ${endsMove ? 'yes' : 'no'} | ${next} | ${amounts} | ${says[code]} |`;
  });
  return `# Reasons for which money is not moved

Written by \`pnpm generate\` from \`packages/domain/src/money/reasons\`, where a reason and its texts are added or changed. The server’s error table,
the mocks, the screens and the API’s description are made of the same table. “Ends the move”: the server keeps the refusal under the key of the
request. “Next”: where a person goes on; \`again\` if the same may go through when it is tried again.

| code | status | ends the move | next | amounts | says |
| ---- | ------ | ------------- | ---- | ------- | ---- |
${rows.join('\n')}
`;
}
