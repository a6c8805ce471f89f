import { Camera, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Button } from '../button/button.tsx';
import * as field from '../text-field/field.css.ts';
import { describedBy, PlainMessages } from '../text-field/plain-messages.tsx';
import * as styles from './camera-capture.css.ts';
import { usePreview } from './use-preview.ts';
import { words } from './words.ts';

export interface CameraCaptureProps extends FieldRootProps {
  /** What is photographed: "Front of your driver's license". */
  label: string;
  /** The photo; null while there is none. */
  value: File | null;
  /** A photo that was taken, or null when it was removed. */
  onChange: (photo: File | null) => void;
  /** `environment` looks away from the reader, as for papers; `user` at the reader. */
  camera?: 'environment' | 'user' | undefined;
  /** The frame in which the photo is shown, width by height: `1.586` for a card. 4 : 3 by default. */
  aspectRatio?: number | undefined;
  /** How to take a good one: light, whole edges. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** No picture need be taken, and it says so. */
  isOptional?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
}

/** Types that every browser can show again; iOS turns its own into the first. */
const photoTypes = ['image/jpeg', 'image/png'];

/** Asks for a photo taken now; where there is no camera, for one from the files. */
export function CameraCapture(props: CameraCaptureProps) {
  const { label, value, onChange, camera = 'environment', aspectRatio = 4 / 3, isDisabled = false } = props;
  const messages = useUiMessages();
  const text = useWords(words);
  const texts = { id: useId(), description: props.description, error: props.error };
  const labelId = useId();
  const taker = useRef<HTMLButtonElement>(null);
  const preview = usePreview(value);
  const described = describedBy(texts);

  return (
    <Group
      {...fieldRoot(props)}
      aria-labelledby={labelId}
      isInvalid={Boolean(props.error)}
      isDisabled={isDisabled}
      className={field.field}
    >
      <div id={labelId} className={field.label}>
        <span>{label}</span> {props.isOptional && <span className={field.optional}>{messages.optional}</span>}
      </div>
      <div className={styles.frame} data-filled={value ? 'true' : undefined} style={{ aspectRatio }}>
        {preview ? (
          <img src={preview} alt={`${text.photoTaken}: ${label}`} className={styles.photo} />
        ) : (
          <Camera aria-hidden="true" strokeWidth={1.5} className={styles.sign} />
        )}
      </div>
      <div className={styles.actions}>
        <FileTrigger
          acceptedFileTypes={photoTypes}
          defaultCamera={camera}
          onSelect={(files) => {
            const photo = files?.[0];
            if (photo) onChange(photo);
          }}
        >
          <Button
            ref={taker}
            variant="secondary"
            icon={Camera}
            isDisabled={isDisabled}
            {...(described && { 'aria-describedby': described })}
          >
            {value ? text.retakePhoto : text.takePhoto}
          </Button>
        </FileTrigger>
        {value && (
          <Button
            variant="quiet"
            icon={Trash2}
            isDisabled={isDisabled}
            onPress={() => {
              // This button goes with the photo; the focus must not go with it.
              taker.current?.focus();
              onChange(null);
            }}
          >
            {text.removePhoto}
          </Button>
        )}
      </div>
      <VisuallyHidden as="div">
        <span aria-live="polite">{value ? text.photoTaken : ''}</span>
      </VisuallyHidden>
      <PlainMessages {...texts} />
    </Group>
  );
}
