import type { BulkItem } from '@adjudge/contract';
import { Disclosure } from '../../../components/ui/disclosure.tsx';

/** Files uploaded on an earlier visit. */
export function AlreadyUploaded({ items }: { items: readonly BulkItem[] }) {
  if (items.length === 0) return null;
  const many = items.length === 1 ? '1 creative is' : `${items.length} creatives are`;
  return (
    <Disclosure title={`${many} uploaded already`}>
      <ul className="grid gap-1 text-sm text-soft">
        {items.map(({ id, fileName }) => (
          <li key={id} className="wrap-anywhere">
            {fileName}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
