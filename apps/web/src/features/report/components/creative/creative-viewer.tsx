import { HEAT_OPACITY, isLeaderboard } from '@adjudge/contract';
import { Suspense, lazy, useState } from 'react';
import { CropFrame } from '../../../../components/ui/crop-frame.tsx';
import { CREATIVE_ELEMENT_ID, useReport } from '../../model/report-state.ts';
import { Artboard } from './artboard.tsx';
import { AttentionControls } from './attention-controls.tsx';
import { AttentionLayer } from './attention-layer.tsx';
import { CreativeCaption } from './creative-caption.tsx';
import { EvidenceLayer } from './evidence-layer.tsx';
import { LayerSwitch } from './layer-switch.tsx';
import { PlacementLayer } from './placement-layer.tsx';
import { Zoom } from './zoom.tsx';

/** Lazy, because most reports have no video. No fallback of its own: the report skeleton is shown until it is loaded. */
const VideoViewer = lazy(() => import('../video/video-viewer.tsx'));
const PlacementControls = lazy(() => import('./placement-controls.tsx'));

/** The creative with its layers. The settings of a layer are kept while another one is shown. */
export function CreativeViewer() {
  return useReport().analysis.creative.type === 'video' ? <VideoViewer /> : <PictureViewer />;
}

function PictureViewer() {
  const { analysis, layer } = useReport();
  const wide = isLeaderboard(analysis.creative);
  const [zoom, setZoom] = useState(1);
  const [heat, setHeat] = useState(HEAT_OPACITY);
  const [placementId, setPlacementId] = useState<string | null>(null);
  const placement = analysis.placements.find(({ id }) => id === placementId) ?? analysis.placements[0];

  return (
    <section id={CREATIVE_ELEMENT_ID} aria-label="Creative" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CropFrame>
        <Artboard zoom={zoom}>
          {layer === 'Evidence' ? <EvidenceLayer zoomed={zoom > 1} /> : null}
          {layer === 'Attention' ? <AttentionLayer opacity={heat} /> : null}
          {layer === 'Placements' && placement ? <PlacementLayer placement={placement} /> : null}
        </Artboard>
      </CropFrame>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" data-print="hide">
        <LayerSwitch />
        {wide ? <CreativeCaption creative={analysis.creative} /> : null}
        <Zoom zoom={zoom} onChange={setZoom} />
      </div>
      {wide ? null : <CreativeCaption creative={analysis.creative} />}
      {layer === 'Attention' ? <AttentionControls opacity={heat} onChange={setHeat} /> : null}
      {layer === 'Placements' && placement ? (
        <Suspense>
          <PlacementControls placements={analysis.placements} chosen={placement} onChoose={setPlacementId} />
        </Suspense>
      ) : null}
    </section>
  );
}
