import { momentAt } from '@adjudge/contract';
import { Suspense, lazy, useImperativeHandle, useRef, useState } from 'react';
import { CropFrame } from '../../../../components/ui/crop-frame.tsx';
import { CREATIVE_ELEMENT_ID, STAGE_ELEMENT_ID, useReport } from '../../model/report-state.ts';
import { Artboard } from '../creative/artboard.tsx';
import { CreativeCaption } from '../creative/creative-caption.tsx';
import { EvidenceLayer } from '../creative/evidence-layer.tsx';
import { LayerSwitch } from '../creative/layer-switch.tsx';
import { PlacementLayer } from '../creative/placement-layer.tsx';
import { MomentBoxes } from './moment-boxes.tsx';
import { PlayerControls } from './player-controls.tsx';
import { usePlayback } from './use-playback.ts';
import { VideoMedia } from './video-media.tsx';
import { VideoTimeline } from './video-timeline.tsx';

const PlacementControls = lazy(() => import('../creative/placement-controls.tsx'));

export default function VideoViewer() {
  const { analysis, layer, player } = useReport();
  const video = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLElement>(null);
  const playback = usePlayback(video, stage);
  const [placementId, setPlacementId] = useState<string | null>(null);
  const placement = analysis.placements.find(({ id }) => id === placementId) ?? analysis.placements[0];
  const { second, seek, broken } = playback;
  useImperativeHandle(player, () => ({ seek }), [seek]);
  const timeline = analysis.timeline ?? null;

  return (
    <section
      ref={stage}
      id={CREATIVE_ELEMENT_ID}
      aria-label="Creative"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 [&:fullscreen]:overflow-auto [&:fullscreen]:bg-paper [&:fullscreen]:p-4"
    >
      <div id={STAGE_ELEMENT_ID} className="min-w-0 scroll-my-4">
        <CropFrame>
          <Artboard zoom={1} media={<VideoMedia video={video} playback={playback} />}>
            {layer === 'Evidence' && timeline && !broken ? (
              <MomentBoxes moment={momentAt(timeline, second)} />
            ) : null}
            {layer === 'Evidence' ? <EvidenceLayer zoomed={false} second={second} /> : null}
            {layer === 'Placements' && placement ? <PlacementLayer placement={placement} /> : null}
          </Artboard>
        </CropFrame>
      </div>
      <PlayerControls playback={playback} duration={timeline?.duration ?? playback.duration} />
      {timeline ? <VideoTimeline timeline={timeline} second={second} onSeek={seek} /> : null}
      <div data-print="hide">
        <LayerSwitch />
      </div>
      <CreativeCaption creative={analysis.creative} />
      {layer === 'Placements' && placement ? (
        <Suspense>
          <PlacementControls placements={analysis.placements} chosen={placement} onChoose={setPlacementId} />
        </Suspense>
      ) : null}
    </section>
  );
}
