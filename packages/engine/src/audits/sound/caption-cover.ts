import { defineAudit, type Finding } from '../../audit.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { coveredSeconds, mergeSpans, longest, secondsInside, uncovered } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE, messageLines, noticeability } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import type { Sound } from '../../artifacts/video-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 80;

/** Confidence that a silent video without words says nothing. Pictures can tell a story, and letters may be missed. */
const SURE_OF_NONE = 0.6;

const MESSAGES = {
  covered: 'With the sound off, there is text on screen for {share} of the speech.',
  bare: 'None of the {speech} of speech has text on screen.',
  caption: 'Caption the speech between {start} and {end}, and wherever else it has no text on screen.',
  unspoken: 'We found no speech and no readable text, and {silent} of the video is silent.',
  unspokenTitle: 'No message was found in sound or text',
  say: 'Put the message on screen in a few plain words, and add music or a voice-over.',
  withText: 'Speech with text on screen',
  withoutText: 'Speech without text for {gap}',
  nothing: 'No speech and no readable text',
  nobodySpeaks: 'We could not hear anyone speak in the video.',
  lost: 'with the sound off, {share} of the speech is lost',
} as const;

/**
 * For a video with neither speech nor words. The more of it is silent, the more certain it is that it says nothing; music
 * alone leaves that to the pictures.
 */
function unspoken({ present, silence }: Sound, duration: number, read: number): Finding {
  const silent = present ? coveredSeconds(silence, { start: 0, end: duration }) / duration : 1;
  if (silent <= MUSIC || read > READ) return { kind: 'notApplicable', reason: MESSAGES.nobodySpeaks };
  return {
    kind: 'measured',
    value: 0,
    confidence: SURE_OF_NONE * smoothStep(silent, MUSIC, 1) * (1 - read / READ),
    title: MESSAGES.unspokenTitle,
    evidence: [{ label: MESSAGES.nothing, second: 0 }],
    observation: formatMessage(MESSAGES.unspoken, { silent: formatValue(100 * silent, 'percent') }),
    advice: MESSAGES.say,
  };
}

/** How well words must be taken in to say what the sound does not. */
const READ = 0.5;

/** Share of silence up to which music carries a video without words. */
const MUSIC = 0.5;

/** Seconds of speech from which it is more than a shout. */
const LEAST_SPEECH = 0.5;

export default defineAudit({
  id: 'caption-cover',
  needs: ['sound', 'scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 35,
    source: 'Meta business help: made for sound off, captions; the shares: judgment',
  },
  effort: 'hour',
  praise: { words: 'captions that carry it with the sound off', rank: 19, minor: true },
  fault: ({ value }) => formatMessage(MESSAGES.lost, { share: formatValue(100 - (value ?? 0), 'percent') }),
  words: {
    name: 'Captions for the speech',
    pass: 'The video works with the sound off',
    fail: 'The speech is lost with the sound off',
    why: 'Feeds play without sound until viewers tap, so most of them miss what is only said.',
    fix: 'Caption what is said, or put the gist on screen.',
    action: 'Put the message on screen',
  },

  run({ sound, scenes, video }) {
    const speech = mergeSpans(sound.speech);
    const seconds = speech.reduce((sum, { start, end }) => sum + end - start, 0);
    const words = messageLines(scenes.text);
    if (seconds < LEAST_SPEECH)
      return unspoken(sound, video.durationSeconds, Math.max(0, ...words.map(noticeability)));
    const read = speech.reduce((sum, span) => sum + coveredSeconds(words, span), 0);
    const value = (100 * read) / seconds;
    const bare = longest(speech.flatMap((span) => uncovered(words, span)));
    const values = {
      share: formatValue(value, 'percent'),
      speech: formatValue(seconds, 'seconds'),
      ...(bare && {
        start: formatValue(bare.start, 'seconds'),
        end: formatValue(bare.end, 'seconds'),
        gap: formatValue(secondsInside(bare, bare), 'seconds'),
      }),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE - 0.1,
      evidence: [
        bare
          ? { label: formatMessage(MESSAGES.withoutText, values), second: bare.start }
          : { label: MESSAGES.withText, second: speech[0]!.start },
      ],
      observation: formatMessage(read > 0 ? MESSAGES.covered : MESSAGES.bare, values),
      ...(value < GOOD && bare && { advice: formatMessage(MESSAGES.caption, values) }),
    };
  },
});
