import { Printer } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

/** Calls the browser's own print, which users would not look for. It prints the whole report with every section open. */
export const PrintButton = () => (
  <Button variant="outline" size="icon" aria-label="Print report" onClick={() => window.print()}>
    <Printer aria-hidden />
  </Button>
);
