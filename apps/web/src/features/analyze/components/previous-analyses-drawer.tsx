import { History } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Sheet } from '../../../components/ui/popups/sheet.tsx';
import { PreviousAnalyses } from './previous-analyses.tsx';

/** Replaces the sidebar on narrow screens. */
export const PreviousAnalysesDrawer = () => (
  <div className="lg:hidden">
    <Sheet
      title="Previous Analyses"
      side="left"
      trigger={
        <Button variant="outline" size="sm">
          <History aria-hidden />
          Previous Analyses
        </Button>
      }
    >
      <PreviousAnalyses />
    </Sheet>
  </div>
);
