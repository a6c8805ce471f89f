import { Copy } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { snackbarDurations, useSnackbar } from '../../components/snackbar/snackbar.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { ActionConfirmText } from './words.ts';

interface ContactNumberProps {
  number: string;
  text: Pick<ActionConfirmText, 'copy' | 'copied' | 'notCopied'>;
}

/** A number to call, with a button that copies it. */
export function ContactNumber({ number, text }: ContactNumberProps) {
  const { notify } = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      notify({ message: text.copied, tone: 'success', durationMs: snackbarDurations.copy });
    } catch {
      notify({ message: text.notCopied, tone: 'warning' });
    }
  };
  return (
    <Stack direction="row" gap={3} align="center" justify="between" wrap>
      <Text strong numeric>
        {number}
      </Text>
      <Button variant="secondary" size="small" icon={Copy} onPress={copy}>
        {text.copy}
      </Button>
    </Stack>
  );
}
