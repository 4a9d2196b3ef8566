import { SHARING_TEXTS, sharePath } from '@adjudge/contract';
import { Globe, Lock } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/popups/dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Switch } from '../../../components/ui/fields/switch.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/ui/tabs.tsx';
import { useShareAnalysis } from '../api/share-analysis.ts';
import { LinkTab } from './link-tab.tsx';
import { QrTab } from './qr-tab.tsx';

export interface ShareDialogProps {
  analysisId: string;
  /** The state when the dialog opened. */
  isPublic: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function ShareDialog({ analysisId, isPublic: before, open, onOpenChange }: ShareDialogProps) {
  // Kept apart from the mutation: while a call is pending or has failed, the last known state still holds.
  const [{ isPublic, shareUrl }, setKnown] = useState({
    isPublic: before,
    shareUrl: new URL(sharePath(analysisId), location.origin).href,
  });
  const sharing = useShareAnalysis(analysisId, setKnown);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share this report">
      <Switch
        label="Public report"
        checked={sharing.isPending ? sharing.variables : isPublic}
        onChange={(makePublic) => sharing.mutate(makePublic)}
      />
      <Meaning isPublic={isPublic} />
      {sharing.isError ? (
        <div className="mt-4">
          <Notice kind="error" title={SHARING_TEXTS.updateFailed}>
            {sharing.error.message || SHARING_TEXTS.callFailed}
          </Notice>
        </div>
      ) : null}
      {isPublic ? <Ways analysisId={analysisId} url={shareUrl} /> : null}
    </Dialog>
  );
}

/** Announced by screen readers when it changes. */
const Meaning = ({ isPublic }: { isPublic: boolean }) => {
  const Sign = isPublic ? Globe : Lock;
  return (
    <output className="mt-1 flex gap-2.5 text-md text-soft">
      <Sign aria-hidden className="mt-1 size-4 shrink-0" />
      {isPublic
        ? 'Anyone with the link can see the creative and its report. Search engines are asked not to list it.'
        : 'Only you and the people who run this site can see it. Links and QR codes you shared earlier do not work while it is private.'}
    </output>
  );
};

type Way = 'link' | 'qr';

function Ways({ analysisId, url }: { analysisId: string; url: string }) {
  const [way, setWay] = useState<Way>('link');
  return (
    <Tabs<Way> value={way} onChange={setWay} className="mt-5">
      <TabList label="Ways to share">
        <Tab value="link">Link</Tab>
        <Tab value="qr">QR Code</Tab>
      </TabList>
      <TabPanel value="link">
        <LinkTab url={url} />
      </TabPanel>
      <TabPanel value="qr">
        {way === 'qr' ? <QrTab url={url} name={`qr-code-${analysisId}`} /> : null}
      </TabPanel>
    </Tabs>
  );
}
