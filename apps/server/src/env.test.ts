import { mkdtempSync, rmSync } from 'node:fs';
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

describe('the settings', () => {
  it('have a default for everything', () => {
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

  it('give a process one part of the work when told to, where several can share it', () => {
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

  it('name no admin unless told to, and each in normal form', () => {
    expect(read({}).adminEmails).toEqual([]);
    expect(read({ ADMIN_EMAILS: ' Mara@Example.com,ben@example.com' }).adminEmails).toEqual([
      'mara@example.com',
      'ben@example.com',
    ]);
    expect(() => read({ ADMIN_EMAILS: 'mara@example.com,' })).toThrow(/ADMIN_EMAILS/);
    expect(() => read({ ADMIN_EMAILS: 'mara' })).toThrow(/ADMIN_EMAILS/);
  });

  it('send mails by SMTP when told to', () => {
    expect(read({})).toMatchObject({ smtpUrl: null, mailFrom: 'no-reply@adjudge.example' });
    expect(read({ SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'a@b.example' })).toMatchObject({
      smtpUrl: 'smtps://u:p@mail.example',
      mailFrom: 'a@b.example',
    });
    expect(() => read({ SMTP_URL: 'https://mail.example' })).toThrow(/SMTP_URL/);
    expect(() => read({ SUPPORT_EMAIL: 'nobody' })).toThrow(/SUPPORT_EMAIL/);
  });

  it('name an S3 store, whole or not at all', () => {
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

  it('name a provider to sign in with: Google by default, and none without its registration', () => {
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
  ])('stop the start with half a provider, %j, and name what is wrong', (env, name) => {
    expect(() => read(env)).toThrow(SettingError);
    expect(() => read(env)).toThrow(name);
  });

  describe('name a card provider', () => {
    const keys = STRIPE;

    it('or none: then payments charge no card', () => {
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

    it.each(Object.keys(keys))('whole or not at all: %s', (name) => {
      expect(() => read({ ...keys, [name]: '' })).toThrow(name);
      expect(() => read({ ...keys, [name]: 'nonsense' })).toThrow(name);
      expect(() => read({ STRIPE_API_BASE: 'http://localhost:4242' })).toThrow(name);
    });

    it('in production, unless it is a demonstration', () => {
      const server = { NODE_ENV: 'production', DATABASE_URL: 'postgres://user@host/name' };
      expect(() => read(server)).toThrow(/STRIPE_SECRET_KEY/);
      expect(() => read({ NODE_ENV: 'production' })).toThrow(/STRIPE_SECRET_KEY/);
      expect(read({ ...server, ...keys, SMTP_URL: 'outbox' }).stripe?.secretKey).toBe('sk_live_1');
      expect(read({ ...server, DEMO: '1' }).stripe).toBeNull();
    });
  });

  it('make a secret once and keep it', () => {
    const first = read({}).sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(read({}).sessionSecret).toBe(first);
    expect(read({ SESSION_SECRET: 'x'.repeat(32) }).sessionSecret).toBe('x'.repeat(32));
  });

  it('ask a production server to say who mails, so that no mailed link ends in its log', () => {
    const production = { NODE_ENV: 'production', DEMO: '0', ...STRIPE };
    expect(() => read(production)).toThrow(/SMTP_URL: must be set in production/);
    expect(read({ ...production, SMTP_URL: 'outbox' }).smtpUrl).toBeNull();
    expect(read({ ...production, SMTP_URL: 'smtp://mail.example' }).smtpUrl).toBe('smtp://mail.example');
    expect(read({ NODE_ENV: 'production', DEMO: '1' }).smtpUrl).toBeNull();
  });

  it('believe a proxy on this machine alone, or those that are named', () => {
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

  it('show the demo account where nobody else can reach it, unless told otherwise', () => {
    const DATABASE_URL = 'postgres://user@host/name';
    expect(read({ DATABASE_URL }).demo).toBe(false);
    expect(read({ HOST: '0.0.0.0' }).demo).toBe(false);
    expect(read({ HOST: '::1' }).demo).toBe(true);
    expect(read({ NODE_ENV: 'production', ...STRIPE, SMTP_URL: 'outbox' }).demo).toBe(false);
    expect(read({ HOST: '0.0.0.0', DEMO: '1' }).demo).toBe(true);
    expect(read({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(read({ DEMO: '0' }).demo).toBe(false);
  });

  it('take an empty variable as one that is not set', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('keep only the origin of the public address', () => {
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
  ])('stop the start when %s is %j, and name it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingError);
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('take a language model that finds the words', () => {
    expect(read({ WRITER_MODEL: 'ollama:llama3.2', WRITER_TIMEOUT_MS: '20000' }).writer).toMatchObject({
      model: 'llama3.2',
      timeoutMs: 20_000,
    });
    expect(read({ WRITER_MODEL: '' }).writer).toBeNull();
  });

  it('take a second reader with a key and a time limit of its own', () => {
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

  it('stop the start when the language model lacks its key, and name every wrong one', () => {
    expect(() => read({ WRITER_MODEL: 'openai:gpt-5-mini' })).toThrow('WRITER_API_KEY');
    expect(() => read({ PORT: '0', WRITER_MODEL: 'x' })).toThrow(/PORT.*WRITER_MODEL/);
  });
});
