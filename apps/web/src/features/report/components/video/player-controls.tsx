import { formatTimecode } from '@adjudge/contract';
import { Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import type { Playback } from './use-playback.ts';

/** Play, sound, fullscreen and position. Everything works by keyboard as well as by pointer. */
export function PlayerControls({ playback, duration }: { playback: Playback; duration: number }) {
  const { second, playing, muted, fullscreen, broken, seek } = playback;
  return (
    <div className="flex flex-wrap items-center gap-x-1" data-print="hide">
      <Button
        variant="ghost"
        size="icon"
        aria-label={playing ? 'Pause video' : 'Play video'}
        disabled={broken}
        onClick={playback.togglePlay}
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={muted ? 'Unmute audio' : 'Mute audio'}
        disabled={broken}
        onClick={playback.toggleMute}
      >
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </Button>
      <input
        type="range"
        aria-label="Position in the video"
        aria-valuetext={`${formatTimecode(second)} of ${formatTimecode(duration)}`}
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(second, duration)}
        onChange={(event) => seek(Number(event.target.value))}
        className="mx-1 h-11 min-w-20 grow basis-24 accent-(--ink)"
      />
      <span className="min-w-22 text-right font-mono text-xs text-soft">
        {formatTimecode(Math.floor(second))} / {formatTimecode(Math.round(duration))}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={fullscreen ? 'Exit fullscreen' : 'Enter fullscreen'}
        onClick={playback.toggleFullscreen}
      >
        {fullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </Button>
    </div>
  );
}
