import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import pixelmatch from 'pixelmatch';
import { useState } from 'react';
import { rasterise } from './rasterise.ts';

export interface PixelCountProps {
  /** The two frames, once their stories are on their pages. */
  frames: () => readonly HTMLIFrameElement[];
  /** Size of what is compared, CSS px. */
  width: number;
  height: number;
}

type Result = { readonly pixels: number; readonly all: number } | 'none' | undefined;

/** Counts the pixels in which two stories differ, when asked: it draws both pages once more. */
export function PixelCount({ frames, width, height }: PixelCountProps) {
  const [result, setResult] = useState<Result>();
  const [isCounting, setCounting] = useState(false);

  const count = async () => {
    setCounting(true);
    try {
      const [a, b] = await Promise.all(frames().map((frame) => rasterise(frame, width, height)));
      if (a && b) {
        const pixels = pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.05 });
        setResult({ pixels, all: width * height });
      }
    } catch {
      setResult('none');
    }
    setCounting(false);
  };

  return (
    <Stack gap={2}>
      <Stack direction="row">
        <Button variant="secondary" isPending={isCounting} onPress={count}>
          Count the pixels that differ
        </Button>
      </Stack>
      <div role="status">{result !== undefined && <Text>{inWords(result)}</Text>}</div>
    </Stack>
  );
}

function inWords(result: NonNullable<Result>): string {
  if (result === 'none')
    return 'This browser does not hand out the pixels of a page; Chromium and Firefox do.';
  const { pixels, all } = result;
  const share = pixels > 0 && pixels / all < 0.0001 ? 'less than 0.01' : ((100 * pixels) / all).toFixed(2);
  return `${pixels.toLocaleString('en')} of ${all.toLocaleString('en')} pixels differ: ${share} %.`;
}
