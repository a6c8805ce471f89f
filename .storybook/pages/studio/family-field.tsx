import { InputField, SelectField } from '../shared/fields.tsx';

/** Families that are on people's devices: the first that is there shows. https://github.com/system-fonts/modern-font-stacks */
const stacks = {
  System: 'system-ui, -apple-system, Roboto, sans-serif',
  Humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  Geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif",
  Grotesque: "Inter, Roboto, 'Helvetica Neue', 'Arial Nova', 'Nimbus Sans', Arial, sans-serif",
  Rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, Calibri, sans-serif",
  'Transitional serif': "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif",
  'Old style serif': "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif",
} as const;

const own = 'own';

const options = [
  ...Object.entries(stacks).map(([label, value]) => ({ value: value as string, label })),
  { value: own, label: 'A list of your own' },
];

export interface FamilyFieldProps {
  /** Name of the token, such as `fontFamily`. */
  token: string;
  /** Called with a list that was chosen. */
  onChange: (value: string) => void;
  /** The list as it is typed, or as it is. */
  text: string;
  hint: string;
  error: string | undefined;
  onType: (text: string) => void;
  onBlur: () => void;
}

/** A list of fonts: one of those that people's devices have, or any other. */
export function FamilyField({ token, text, hint, error, onChange, onType, onBlur }: FamilyFieldProps) {
  const chosen = options.some(({ value }) => value === text) ? text : own;
  return (
    <>
      <SelectField
        label={`${token}, a family`}
        options={options}
        value={chosen}
        onChange={(value) => {
          if (value !== own) onChange(value);
        }}
      />
      <InputField label={token} value={text} hint={hint} error={error} onChange={onType} onBlur={onBlur} />
    </>
  );
}
