import { Printer } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

/** The browser's own print, where nobody would look for it: the whole report comes out, every section open. */
export const PrintButton = () => (
  <Button variant="outline" size="icon" aria-label="Print report" onClick={() => window.print()}>
    <Printer aria-hidden />
  </Button>
);
