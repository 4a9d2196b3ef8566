import { buttonStyle } from '../../../../components/ui/button-style.ts';
import { Dialog } from '../../../../components/ui/popups/dialog.tsx';

interface ExportOfferProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What could be exported, for users who have not bought anything yet. */
const ExportOffer = (props: ExportOfferProps) => (
  <Dialog
    {...props}
    title="Take this analysis with you"
    description="Exports come with every paid package."
    actions={
      <a href="/pricing" className={buttonStyle()}>
        See packages
      </a>
    }
  >
    <ul className="grid list-disc gap-2 pl-5 text-md">
      <li>CSV: every score, check and recommendation for your spreadsheet</li>
      <li>PDF: 3 to 4 pages for your client, or the full record</li>
      <li>PNG: the heatmap, or the creative with its numbered boxes</li>
      <li>Documentation: for decision-makers, analysts or designers</li>
      <li>Scoring rubric, with Enterprise: how the ad was graded, check by check</li>
    </ul>
  </Dialog>
);

export default ExportOffer;
