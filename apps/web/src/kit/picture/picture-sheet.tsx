import { Avatar } from '@dayfare/ui/avatar';
import { Banner } from '@dayfare/ui/banner';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { CameraCapture } from '@dayfare/ui/camera-capture';
import { DialogActions, DialogBody, DialogTitle } from '@dayfare/ui/dialog';
import { Slider } from '@dayfare/ui/slider';
import { Stack } from '@dayfare/ui/stack';
import { useState } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { failureOf } from '../../platform/failures/failure.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCrop } from './use-crop.ts';

export interface PictureSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is shown by the picture: "Your picture". */
  title: string;
  /** Whose it is: the initials where there is none. */
  name: string;
  /** The picture there is; null for none. */
  current: string | null;
  /** Saves a square, a JPEG in a `data:` address. Rejects with ApiError. */
  onSave: (square: string) => Promise<unknown>;
  /** Takes the picture away. Omitted where there is always one. Rejects with ApiError. */
  onRemove?: (() => Promise<unknown>) | undefined;
}

const percent = { minValue: -100, maxValue: 100, step: 10 };

/** Chooses the user's picture, crops it, and saves or removes it. */
export function PictureSheet({ isOpen, onClose, title, ...rest }: PictureSheetProps) {
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={(isNow) => !isNow && onClose()}>
      <DialogTitle>{title}</DialogTitle>
      <Choice {...rest} onClose={onClose} />
    </BottomSheet>
  );
}

/** Begins anew each time that the sheet opens. */
function Choice({ onClose, name, current, onSave, onRemove }: Omit<PictureSheetProps, 'isOpen' | 'title'>) {
  const t = useTexts('kit/picture');
  const { connection } = useApp();
  const { file, crop, square, choose, change } = useCrop();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'offline' | null>(null);
  const run = async (work: Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work;
      onClose();
    } catch (error) {
      const { kind } = failureOf(error, connection.isOnline.get());
      if (kind !== 'session') setProblem(kind === 'offline' ? 'offline' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  const said = problem ?? (square === null ? 'unreadable' : null);
  return (
    <>
      <DialogBody>
        <Stack gap={4}>
          {said && (
            <Banner tone="warning" isAnnounced>
              {t(said)}
            </Banner>
          )}
          <Avatar name={name} src={(file ? square : current) ?? undefined} size="huge" isDecorative />
          <CameraCapture
            label={t('photo')}
            camera="user"
            aspectRatio={1}
            value={file}
            onChange={choose}
            isRequired={false}
          />
          {file && (
            <>
              <Slider
                label={t('zoom')}
                {...{ minValue: 1, maxValue: 3, step: 0.1 }}
                value={crop.zoom}
                onChange={(zoom) => change({ zoom })}
              />
              <Slider
                label={t('across')}
                {...percent}
                value={crop.x * 100}
                onChange={(value) => change({ x: value / 100 })}
              />
              <Slider
                label={t('down')}
                {...percent}
                value={crop.y * 100}
                onChange={(value) => change({ y: value / 100 })}
              />
            </>
          )}
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button
          isStretched
          isDisabled={!square}
          isPending={isBusy && file !== null}
          pendingLabel={t('working')}
          onPress={() => square && void run(onSave(square))}
        >
          {t('save')}
        </Button>
        {onRemove && current !== null && !file && (
          <Button isStretched variant="quiet" isPending={isBusy} onPress={() => void run(onRemove())}>
            {t('remove')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
