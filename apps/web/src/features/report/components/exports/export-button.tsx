import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../../components/ui/button.tsx';

export const ExportButton = (props: ComponentProps<'button'>) => (
  <Button variant="outline" {...props}>
    <Download aria-hidden />
    Export
  </Button>
);
