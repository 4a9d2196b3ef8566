import { useEffect, useState } from 'react';
import { TextField } from './ui/fields/text-field.tsx';

const TYPING_PAUSE_MS = 300;

interface SearchBoxProps {
  /** What is searched. With three dots added, also the placeholder. */
  label: string;
  applied: string;
  onApply: (typed: string) => void;
}

/** Searches when the user pauses typing. Follows the URL when something else changes it. */
export function SearchBox({ label, applied, onApply }: SearchBoxProps) {
  const [typed, setTyped] = useState(applied);
  const [sent, setSent] = useState(applied);
  const [seen, setSeen] = useState(applied);

  // Something else changed the URL: the back button, or 'Clear search'.
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== sent) setTyped(applied);
    setSent(applied);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent) return;
    const pause = setTimeout(() => {
      setSent(wanted);
      onApply(wanted);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, sent, onApply]);

  return (
    <TextField
      label={label}
      hideLabel
      type="search"
      placeholder={`${label}...`}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
