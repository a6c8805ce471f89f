'use client';

import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import { control } from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { useMergedRef } from '../../primitives/field/merge-refs.ts';
import { useField } from '../../primitives/field/use-field.ts';
import { listRole } from '../../primitives/list-role.ts';
import { Button } from '../button/button.tsx';
import { FileRow, type UploadFile } from './file-row.tsx';
import {
  acceptedTypes,
  type Refusal,
  sizeInWords,
  sortFiles,
  typesInWords,
  usualTypes,
} from './file-rules.ts';
import * as styles from './file-upload.css.ts';
import { useDrop } from './use-drop.ts';
import { words } from './words.ts';

export type { UploadFile } from './file-row.tsx';
export { words as fileUploadWords } from './words.ts';

export interface FileUploadProps
  extends Omit<
    FieldProps<never, HTMLButtonElement>,
    'value' | 'defaultValue' | 'onChange' | 'isReadOnly' | 'autoFocus'
  > {
  /** The files and their upload states. */
  files: readonly UploadFile[];
  /** Called with accepted files, and how many of the same choice were rejected: those are reported in the field and not passed on. */
  onAdd: (files: File[], rejectedCount: number) => void;
  /** Called with the id of a removed file. */
  onRemove: (id: string) => void;
  /** Called with the id of a failed file to send it again. */
  onRetry?: ((id: string) => void) | undefined;
  /**
   * Lower-case extensions without the dot.
   * @default documents and photos
   */
  types?: readonly string[] | undefined;
  /**
   * Maximum size of a file in bytes.
   * @default none
   */
  maxSize?: number | undefined;
  /**
   * Maximum number of files.
   * @default 1
   */
  maxFiles?: number | undefined;
}

/** Lets people choose or drop files, and shows the progress of each upload. Files are uploaded one by one, not with a form. */
export function FileUpload(props: FileUploadProps) {
  const { files, types = usualTypes, maxSize, maxFiles = 1, isDisabled = false } = props;
  const parts = useWords(words);
  const { locale } = useLocale();
  const chooser = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);

  const add = (chosen: readonly File[]) => {
    const sorted = sortFiles(chosen, { types, maxSize, room: maxFiles - files.length });
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) props.onAdd(sorted.taken, sorted.refused.length);
  };
  const drop = useDrop(add, isDisabled);
  const typeNames = typesInWords(types, locale);
  const size = maxSize === undefined ? '' : sizeInWords(maxSize, locale);
  const why = {
    type: (name: string) => parts.fileTypeRefused(name, typeNames),
    size: (name: string) => parts.fileTooLarge(name, size),
    empty: parts.fileIsEmpty,
    count: () => parts.tooManyFiles(maxFiles),
  };
  const limits = [size ? parts.fileLimits(typeNames, size) : typeNames, parts.fileCountLimit(maxFiles)].join(
    '. ',
  );
  // Each reason once: there is no need to repeat that there is no room.
  const faults = [...new Set(refused.map(({ name, reason }) => why[reason](name)))];
  const description = props.description ? (
    <>
      {props.description} {limits}.
    </>
  ) : (
    `${limits}.`
  );
  const field = useField(
    { ...props, description },
    {
      isGroup: true,
      error: faults.length > 0 && faults.map((fault) => <p key={fault}>{fault}</p>),
    },
  );

  return (
    <Field
      field={field}
      after={
        files.length > 0 && (
          <ul {...listRole} className={styles.list}>
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                isDisabled={isDisabled}
                onRetry={props.onRetry && (() => props.onRetry?.(file.id))}
                onRemove={() => {
                  setRefused([]);
                  // This button disappears with the file, so focus moves on.
                  chooser.current?.focus();
                  props.onRemove(file.id);
                }}
              />
            ))}
          </ul>
        )
      }
    >
      <Group
        id={field.id}
        aria-labelledby={field.labelId}
        className={control}
        isInvalid={field.isInvalid}
        isDisabled={isDisabled}
      >
        <div {...drop.handlers} className={styles.zone} data-drop-target={drop.isOver ? 'true' : undefined}>
          <FileTrigger
            acceptedFileTypes={acceptedTypes(types)}
            allowsMultiple={maxFiles > 1}
            onSelect={(list) => add([...(list ?? [])])}
          >
            <Button
              ref={useMergedRef(chooser, props.ref)}
              variant="secondary"
              icon={Upload}
              isDisabled={isDisabled}
              {...(field.describedBy && { 'aria-describedby': field.describedBy })}
            >
              {maxFiles > 1 ? parts.chooseFiles : parts.chooseFile}
            </Button>
          </FileTrigger>
          <span aria-hidden="true" className={styles.hint}>
            {parts.orDropHere}
          </span>
        </div>
      </Group>
    </Field>
  );
}
