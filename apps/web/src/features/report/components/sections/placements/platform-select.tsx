import { Select } from '../../../../../components/ui/fields/select.tsx';

interface PlatformSelectProps {
  platforms: readonly string[];
  chosen: string;
  onChoose: (platform: string) => void;
}

const PlatformSelect = ({ platforms, chosen, onChoose }: PlatformSelectProps) => (
  <Select
    label="Platform"
    value={chosen}
    onChange={onChoose}
    options={platforms.map((name) => ({ value: name, label: name }))}
  />
);

export default PlatformSelect;
