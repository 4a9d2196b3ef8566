import { describe, expect, it } from 'vitest';
import { EXPORT_TEXTS, PAYMENT_TEXTS, TEXTS, frameNotCaptured, payloadTooLarge } from './index.ts';

describe('texts quoted in the specification', () => {
  it.each([
    ['Email is required', TEXTS.emailRequired],
    ['Please enter a valid email address', TEXTS.emailInvalid],
    ['Password must be at least 8 characters', TEXTS.passwordShort],
    ['Password must be less than 128 characters', TEXTS.passwordLong],
    ['Please confirm your password', TEXTS.confirmPassword],
    ["Passwords don't match", TEXTS.passwordsDiffer],
    ['Name is required', TEXTS.nameRequired],
    ['Name must be less than 50 characters', TEXTS.nameLong],
    ['You must agree to the terms and conditions', TEXTS.terms],
    ['Please check your password requirements.', TEXTS.passwordHint],
    ['Failed to process frame. The video codec may not be supported.', TEXTS.frameProcess],
    ['Failed to load video. The file may be corrupt or in an unsupported format.', TEXTS.videoLoad],
    ['Canvas 2D context is not available.', TEXTS.canvasMissing],
    ['Video is too long. Maximum duration is 90 seconds.', TEXTS.framesLong],
    ['Failed to get presigned URL.', TEXTS.presignFailed],
    ['Failed to process video.', TEXTS.processFailed],
    ['Failed to get analysis list', TEXTS.listFailed],
    ['Failed to get analysis', TEXTS.getFailed],
    ['Plan name is required.', PAYMENT_TEXTS.planRequired],
    ['Failed to initialize payment.', PAYMENT_TEXTS.intentMissing],
    ['Could not initialize payment. Please try again later.', PAYMENT_TEXTS.initFailed],
    ['Unexpected response format from server.', EXPORT_TEXTS.unexpectedFormat],
  ])('%s', (quoted, said) => {
    expect(said).toBe(quoted);
  });

  it('start as quoted if they contain a number', () => {
    expect(payloadTooLarge(6.5 * 1024 * 1024)).toMatch(/^Payload size \(6\.5 MB\) exceeds the 6MB limit/);
    expect(frameNotCaptured(3, 8)).toMatch(/^Failed to capture frame/);
  });
});
