import { ELEMENT_NAMES, type ElementName } from '@adjudge/contract';
import { Checkbox } from '../../../../components/ui/fields/checkbox.tsx';

const NAMES = Object.keys(ELEMENT_NAMES) as ElementName[];

interface AbsentFieldsProps {
  value: readonly ElementName[];
  onChange: (next: readonly ElementName[]) => void;
}

/** Elements that the ad does not have, so there is no need to look for them. */
export const AbsentFields = ({ value, onChange }: AbsentFieldsProps) => (
  <fieldset className="grid">
    <legend className="text-sm font-semibold">Not in this ad</legend>
    {NAMES.map((name) => (
      <Checkbox
        key={name}
        label={`There is no ${ELEMENT_NAMES[name]}`}
        checked={value.includes(name)}
        onChange={({ target }) =>
          onChange(target.checked ? [...value, name] : value.filter((other) => other !== name))
        }
      />
    ))}
  </fieldset>
);
