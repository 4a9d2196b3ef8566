import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettingError, readSettings } from './env.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string>) =>
  readSettings({ ADJUDGE_DATA: path.join(folder, 'data'), ...env });

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('server settings', () => {
  it('have a default for every variable', () => {
    const settings = read({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      logLevel: 'info',
      demo: true,
      production: false,
      writer: null,
    });
    expect(settings.graders).toBeGreaterThanOrEqual(1);
    expect(settings.graders).toBeLessThanOrEqual(2);
  });

  it('ROLE runs only one part of the server, and requires a shared database and secret', () => {
    expect(read({}).role).toBe('all');
    const shared = { DATABASE_URL: 'postgres://db.example/adjudge', SESSION_SECRET: 'x'.repeat(32) };
    expect(read({ ROLE: 'worker', ...shared }).role).toBe('worker');
    expect(() => read({ ROLE: 'web' })).toThrow(/DATABASE_URL.*SESSION_SECRET/);
    expect(() => read({ ROLE: 'grader', ...shared })).toThrow(/ROLE: must be all, web or worker/);
    // A worker handles no payments and sends no mail.
    const production = { NODE_ENV: 'production', ...shared };
    expect(read({ ROLE: 'worker', ...production }).production).toBe(true);
    expect(() => read({ ROLE: 'web', ...production })).toThrow(/SMTP_URL|STRIPE_SECRET_KEY/);
  });

  it('ADMIN_EMAILS is empty by default, and its addresses are normalized', () => {
    expect(read({}).adminEmails).toEqual([]);
    expect(read({ ADMIN_EMAILS: ' Mara@Example.com,ben@example.com' }).adminEmails).toEqual([
      'mara@example.com',
      'ben@example.com',
    ]);
    expect(() => read({ ADMIN_EMAILS: 'mara@example.com,' })).toThrow(/ADMIN_EMAILS/);
    expect(() => read({ ADMIN_EMAILS: 'mara' })).toThrow(/ADMIN_EMAILS/);
  });

  it('SMTP_URL and MAIL_FROM configure the mail server and the sender', () => {
    expect(read({})).toMatchObject({ smtpUrl: null, mailFrom: 'no-reply@adjudge.example' });
    expect(read({ SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'a@b.example' })).toMatchObject({
      smtpUrl: 'smtps://u:p@mail.example',
      mailFrom: 'a@b.example',
    });
    expect(() => read({ SMTP_URL: 'https://mail.example' })).toThrow(/SMTP_URL/);
    expect(() => read({ SUPPORT_EMAIL: 'nobody' })).toThrow(/SUPPORT_EMAIL/);
  });

  it('S3_* variables require a complete configuration or none', () => {
    expect(read({}).s3).toBeNull();
    expect(read({ S3_BUCKET: 'ads' }).s3).toEqual({
      bucket: 'ads',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
      keys: null,
    });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(read({ S3_BUCKET: 'ads', S3_ENDPOINT: 'http://localhost:9000', ...keys }).s3).toMatchObject({
      endpoint: 'http://localhost:9000',
      keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    for (const prefix of ['prod/ads', 'prod/ads/'])
      expect(read({ S3_BUCKET: 'ads', S3_PREFIX: prefix }).s3).toMatchObject({ prefix: 'prod/ads/' });
    expect(() => read({ S3_BUCKET: 'ads', S3_PREFIX: '/prod' })).toThrow(/S3_PREFIX/);
    expect(() => read({ S3_PREFIX: 'prod' })).toThrow(/S3_BUCKET/);
    expect(() => read(keys)).toThrow(/S3_BUCKET/);
    expect(() => read({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow(/S3_BUCKET/);
    expect(() => read({ S3_BUCKET: 'ads', S3_ACCESS_KEY_ID: 'id' })).toThrow(/S3_SECRET_ACCESS_KEY/);
  });

  it('OIDC_* variables default to Google, and to no provider without client credentials', () => {
    expect(read({}).thirdParty).toBeNull();
    const registration = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
    expect(read(registration).thirdParty).toEqual({
      issuer: new URL('https://accounts.google.com'),
      clientId: 'id',
      clientSecret: 'secret',
      name: 'Google',
    });
    const own = { ...registration, OIDC_ISSUER: 'https://id.example.com/realm' };
    expect(read(own).thirdParty?.name).toBe('id.example.com');
    expect(read({ ...own, OIDC_NAME: 'Example' }).thirdParty?.name).toBe('Example');
    for (const host of ['127.0.0.1:9000', 'localhost:9000', '[::1]:9000'])
      expect(read({ ...own, OIDC_ISSUER: `http://${host}` }).thirdParty?.issuer.host).toBe(host);
  });

  it.each([
    [{ OIDC_CLIENT_ID: 'id' }, 'OIDC_CLIENT_SECRET'],
    [{ OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://id.example.com' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_NAME: 'Example' }, 'OIDC_CLIENT_SECRET'],
    [{ OIDC_ISSUER: 'http://id.example.com', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'OIDC_ISSUER'],
    [{ OIDC_ISSUER: 'id.example.com', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'OIDC_ISSUER'],
  ])('refuse an incomplete sign-in provider %j and name the missing or invalid variable', (env, name) => {
    expect(() => read(env)).toThrow(SettingError);
    expect(() => read(env)).toThrow(name);
  });

  describe('for Stripe', () => {
    const keys = STRIPE;

    it('are null by default, so that payments charge no card', () => {
      expect(read({}).stripe).toBeNull();
      expect(read(keys).stripe).toEqual({
        secretKey: 'sk_live_1',
        publishableKey: 'pk_live_1',
        webhookSecret: 'whsec_1',
        apiBase: null,
      });
      expect(read({ ...keys, STRIPE_API_BASE: 'http://localhost:4242' }).stripe?.apiBase).toBe(
        'http://localhost:4242',
      );
    });

    it.each(Object.keys(keys))('are refused if %s is missing or invalid', (name) => {
      expect(() => read({ ...keys, [name]: '' })).toThrow(name);
      expect(() => read({ ...keys, [name]: 'nonsense' })).toThrow(name);
      expect(() => read({ STRIPE_API_BASE: 'http://localhost:4242' })).toThrow(name);
    });

    it('are required in production, except in demo mode', () => {
      const server = { NODE_ENV: 'production', DATABASE_URL: 'postgres://user@host/name' };
      expect(() => read(server)).toThrow(/STRIPE_SECRET_KEY/);
      expect(() => read({ NODE_ENV: 'production' })).toThrow(/STRIPE_SECRET_KEY/);
      expect(read({ ...server, ...keys, SMTP_URL: 'outbox' }).stripe?.secretKey).toBe('sk_live_1');
      expect(read({ ...server, DEMO: '1' }).stripe).toBeNull();
    });
  });

  it('generate a session secret once and keep it', () => {
    const first = read({}).sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(read({}).sessionSecret).toBe(first);
    expect(read({ SESSION_SECRET: 'x'.repeat(32) }).sessionSecret).toBe('x'.repeat(32));
    expect(readdirSync(path.join(folder, 'data'))).toEqual(['session-secret']);
  });

  it.each(['', 'x'.repeat(31)])('refuse a kept session secret that was cut off: %j', (rest) => {
    const file = path.join(folder, 'data', 'session-secret');
    mkdirSync(path.dirname(file));
    writeFileSync(file, rest);
    expect(() => read({})).toThrow(`${file} is damaged`);
    expect(read({ SESSION_SECRET: 'x'.repeat(32) }).sessionSecret).toBe('x'.repeat(32));
  });

  it('SMTP_URL is required in production, except in demo mode', () => {
    const production = { NODE_ENV: 'production', DEMO: '0', ...STRIPE };
    expect(() => read(production)).toThrow(/SMTP_URL: must be set in production/);
    expect(read({ ...production, SMTP_URL: 'outbox' }).smtpUrl).toBeNull();
    expect(read({ ...production, SMTP_URL: 'smtp://mail.example' }).smtpUrl).toBe('smtp://mail.example');
    expect(read({ NODE_ENV: 'production', DEMO: '1' }).smtpUrl).toBeNull();
  });

  it('TRUST_PROXY trusts only this machine by default, or the listed proxies', () => {
    expect(read({}).trustProxy).toEqual(['127.0.0.1', '::1']);
    expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(read({ TRUST_PROXY: '10.0.0.0/8, uniquelocal,fd00::1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      'uniquelocal',
      'fd00::1',
    ]);
    for (const TRUST_PROXY of ['true', '0', '10', '10.0.0.0/33', '10.0.0', '10.0.0.1,', 'all'])
      expect(() => read({ TRUST_PROXY })).toThrow(/TRUST_PROXY/);
  });

  it('DEMO is on by default only for a local server with an embedded database', () => {
    const DATABASE_URL = 'postgres://user@host/name';
    expect(read({ DATABASE_URL }).demo).toBe(false);
    expect(read({ HOST: '0.0.0.0' }).demo).toBe(false);
    expect(read({ HOST: '::1' }).demo).toBe(true);
    expect(read({ NODE_ENV: 'production', ...STRIPE, SMTP_URL: 'outbox' }).demo).toBe(false);
    expect(read({ HOST: '0.0.0.0', DEMO: '1' }).demo).toBe(true);
    expect(read({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(read({ DEMO: '0' }).demo).toBe(false);
  });

  it('treat an empty variable as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('PUBLIC_URL keeps only the origin', () => {
    expect(read({ PUBLIC_URL: 'https://ads.example.com/' }).publicUrl).toBe('https://ads.example.com');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ads.example.com'],
    ['PUBLIC_URL', 'ftp://ads.example.com'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['SESSION_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'yes'],
    ['GRADERS', '0'],
    ['NODE_ENV', 'staging'],
    ['WRITER_MODEL', 'gpt-5-mini'],
    ['WRITER_TIMEOUT_MS', 'soon'],
    ['READER_MODEL', 'gpt-5-mini'],
    ['READER_TIMEOUT_MS', '200000'],
    ['READER_MAX_PER_DAY', '0'],
    ['READER_CONSENT', 'no'],
    ['SCORE_READER', 'yes'],
  ])('refuse %s = %j and name the variable', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingError);
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('WRITER_MODEL configures the language model that writes the texts', () => {
    expect(read({ WRITER_MODEL: 'ollama:llama3.2', WRITER_TIMEOUT_MS: '20000' }).writer).toMatchObject({
      model: 'llama3.2',
      timeoutMs: 20_000,
    });
    expect(read({ WRITER_MODEL: '' }).writer).toBeNull();
  });

  it('READER_* variables configure a second reader with its own key, time limit and quota', () => {
    const set = read({ READER_MODEL: 'openai:gpt-5-mini', READER_API_KEY: 'k', READER_TIMEOUT_MS: '90000' });
    expect(set.reader?.model).toMatchObject({ provider: 'openai', apiKey: 'k', timeoutMs: 90_000 });
    expect(set.reader).toMatchObject({ mostPerDay: null, asksConsent: true, scores: false });
    expect(set.writer).toBeNull();
    const given = {
      READER_MODEL: 'ollama:llava',
      READER_MAX_PER_DAY: '500',
      READER_CONSENT: 'given',
      SCORE_READER: '1',
    };
    expect(read(given).reader).toMatchObject({ mostPerDay: 500, asksConsent: false, scores: true });
    expect(read({ ...given, READER_MODEL: '' }).reader).toBeNull();
  });

  it('name a missing model key and every invalid variable', () => {
    expect(() => read({ WRITER_MODEL: 'openai:gpt-5-mini' })).toThrow('WRITER_API_KEY');
    expect(() => read({ PORT: '0', WRITER_MODEL: 'x' })).toThrow(/PORT.*WRITER_MODEL/);
  });
});
