import { type Hints, OBJECTIVES, type Objective } from '@adjudge/contract';
import { Select, type SelectOption } from './ui/fields/select.tsx';
import { TextField } from './ui/fields/text-field.tsx';

/** The form's current values. Empty ones are not sent. */
export interface HintDraft {
  readonly brand: string;
  readonly objective: Objective | '';
  readonly industry: string;
  readonly audience: string;
}

export const NO_HINTS: HintDraft = { brand: '', objective: '', industry: '', audience: '' };

export const toHints = ({ brand, objective, industry, audience }: HintDraft): Hints => ({
  ...(brand.trim() !== '' && { brand: brand.trim() }),
  ...(objective !== '' && { objective }),
  ...(industry.trim() !== '' && { industry: industry.trim() }),
  ...(audience.trim() !== '' && { audience: audience.trim() }),
});

const OBJECTIVE_WORDS: Readonly<Record<Objective, string>> = {
  awareness: 'Awareness: be remembered',
  consideration: 'Consideration: be compared',
  response: 'Response: get the click',
};

const OPTIONS: readonly SelectOption<Objective | ''>[] = [
  { value: '', label: 'Guess it from the ad' },
  ...OBJECTIVES.map((value) => ({ value, label: OBJECTIVE_WORDS[value] })),
];

/** Character limits of the server. */
const SHORT = 60;
const LONG = 200;

interface HintFieldsProps {
  value: HintDraft;
  onChange: (next: HintDraft) => void;
}

/** Facts about the ad that its maker knows and the picture does not show. */
export function HintFields({ value, onChange }: HintFieldsProps) {
  return (
    <div className="grid gap-4">
      <TextField
        label="Brand"
        hint="As it is written in the ad."
        maxLength={SHORT}
        value={value.brand}
        onChange={({ target }) => onChange({ ...value, brand: target.value })}
      />
      <Select
        label="Objective"
        value={value.objective}
        options={OPTIONS}
        onChange={(objective) => onChange({ ...value, objective })}
      />
      <p className="-mt-2 text-sm text-soft">
        Changes how much each category counts: an awareness ad does not need a button.
      </p>
      <TextField
        label="Industry"
        maxLength={SHORT}
        value={value.industry}
        onChange={({ target }) => onChange({ ...value, industry: target.value })}
      />
      <TextField
        label="Audience"
        hint="Industry and audience appear in your report. They don’t change the score."
        maxLength={LONG}
        value={value.audience}
        onChange={({ target }) => onChange({ ...value, audience: target.value })}
      />
    </div>
  );
}
