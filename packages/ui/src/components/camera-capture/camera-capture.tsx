'use client';

import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import { useWords } from '../../messages/words.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { useMergedRef } from '../../primitives/field/merge-refs.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { Inline } from '../../primitives/inline/inline.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Button } from '../button/button.tsx';
import * as styles from './camera-capture.css.ts';
import { useFormFile } from './use-form-file.ts';
import { usePreview } from './use-preview.ts';
import { words } from './words.ts';

export { words as cameraCaptureWords } from './words.ts';

export interface CameraCaptureProps extends Omit<FieldProps<File | null, HTMLButtonElement>, 'autoFocus'> {
  /** The photo, or null if there is none (controlled). */
  value?: File | null | undefined;
  /** Called with a new photo, or null when it is removed. */
  onChange?: ((photo: File | null) => void) | undefined;
  /**
   * `environment` is the back camera, for documents; `user` is the front camera.
   * @default 'environment'
   */
  camera?: 'environment' | 'user' | undefined;
  /**
   * Takes the photo in another way, such as the camera of a native app, and sets `value`.
   * @default the browser's camera or file picker
   */
  onTake?: (() => void) | undefined;
  /**
   * Width divided by height of the frame: `1.586` for a card.
   * @default 4 / 3
   */
  aspectRatio?: number | undefined;
}

/** Types that every browser can display; iOS converts its own to the first. */
const photoTypes = ['image/jpeg', 'image/png'];

/** Takes a photo, or lets people pick one from their files if there is no camera. */
export function CameraCapture(props: CameraCaptureProps) {
  const {
    label,
    camera = 'environment',
    aspectRatio = 4 / 3,
    isDisabled = false,
    isReadOnly = false,
    onTake,
    name,
  } = props;
  const text = useWords(words);
  const taker = useRef<HTMLButtonElement>(null);
  // A picture that the browser can't open is no picture: it isn't kept, and not sent.
  const [isBroken, setBroken] = useState(false);
  const { field, value, change } = useValueField<File | null>(props, null, {
    isGroup: true,
    error: isBroken && !props.value ? text.photoBroken : undefined,
  });
  const refuse = () => {
    setBroken(true);
    change(null);
  };
  const preview = usePreview(value, refuse);
  const root = useRef<HTMLDivElement>(null);
  useFormFile(root, name, isDisabled ? null : value);
  const take = (
    <Button
      ref={useMergedRef(taker, props.ref)}
      variant="secondary"
      icon={Camera}
      isDisabled={isDisabled || isReadOnly}
      {...(onTake && { onPress: () => onTake() })}
      {...(field.describedBy && { 'aria-describedby': field.describedBy })}
    >
      {value ? text.retakePhoto : text.takePhoto}
    </Button>
  );

  return (
    <Field field={field}>
      <Group
        ref={root}
        id={field.id}
        aria-labelledby={field.labelId}
        isInvalid={field.isInvalid}
        isDisabled={isDisabled}
        className={styles.parts}
      >
        <div className={styles.frame} data-filled={value ? 'true' : undefined} style={{ aspectRatio }}>
          {preview ? (
            <img
              src={preview}
              alt={`${text.photoTaken}: ${label}`}
              className={styles.photo}
              onLoad={() => setBroken(false)}
              onError={refuse}
            />
          ) : (
            <Camera aria-hidden="true" strokeWidth={1.5} className={styles.sign} />
          )}
        </div>
        <Inline>
          {onTake ? (
            take
          ) : (
            <FileTrigger
              acceptedFileTypes={photoTypes}
              defaultCamera={camera}
              onSelect={(files) => {
                const photo = files?.[0];
                if (photo) change(photo);
              }}
            >
              {take}
            </FileTrigger>
          )}
          {value && (
            <Button
              variant="quiet"
              icon={Trash2}
              isDisabled={isDisabled || isReadOnly}
              onPress={() => {
                // This button disappears with the photo, so focus moves on.
                taker.current?.focus();
                setBroken(false);
                change(null);
              }}
            >
              {text.removePhoto}
            </Button>
          )}
        </Inline>
        <VisuallyHidden as="div">
          <span aria-live="polite">{value ? text.photoTaken : ''}</span>
        </VisuallyHidden>
      </Group>
    </Field>
  );
}
