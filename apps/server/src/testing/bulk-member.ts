import { type BulkProgress, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { insertEntry } from '../modules/credits/ledger.ts';
import { type CreditKind, creditLedger, users } from '../db/schema.ts';
import type { TestBrowser, UploadedFile } from './test-browser.ts';
import type { TestProduct } from './test-product.ts';

/** A user on the Enterprise plan, with calls for bulk runs. */
export class BulkMember {
  readonly browser: TestBrowser;
  readonly userId: string;
  readonly #product: TestProduct;

  private constructor(product: TestProduct, browser: TestBrowser, userId: string) {
    this.#product = product;
    this.browser = browser;
    this.userId = userId;
  }

  /** Has the credits of the free trial: 3 banners and 2 videos. */
  static async join(product: TestProduct): Promise<BulkMember> {
    const browser = await product.member();
    const { db } = product.database;
    const [account] = await db
      .update(users)
      .set({ isPaidUser: true, currentPlan: 'Enterprise' })
      .where(eq(users.email, browser.email))
      .returning();
    return new BulkMember(product, browser, account!.id);
  }

  async buys(amount: number, kind: CreditKind = 'banner'): Promise<void> {
    const { db } = this.#product.database;
    const rows = await db.$count(creditLedger);
    await insertEntry(db, { userId: this.userId, kind, amount, reason: `test:${this.userId}:${rows}` });
  }

  async creates(name = 'Spring', adCopy?: string): Promise<string> {
    const answer = await this.browser.post(ENDPOINTS.createBulkRun.path, { name, adCopy });
    return ENDPOINTS.createBulkRun.response.parse(answer.json()).runId;
  }

  adds(runId: string, file: UploadedFile, copy?: string) {
    const path = `${ENDPOINTS.addBulkItem.path}?runId=${runId}`;
    return this.browser.upload([file], copy === undefined ? { path } : { path, copy });
  }

  starts(runId: string) {
    return this.browser.post(ENDPOINTS.startBulkRun.path, { runId });
  }

  /** Creates and starts a run of these files. */
  async runs(files: readonly UploadedFile[], name?: string): Promise<string> {
    const runId = await this.creates(name);
    for (const file of files) {
      const { statusCode, body } = await this.adds(runId, file);
      if (statusCode !== 200) throw new Error(`${file.name}: ${body}`);
    }
    const { statusCode, body } = await this.starts(runId);
    if (statusCode !== 200) throw new Error(body);
    return runId;
  }

  async sees(runId: string): Promise<BulkProgress> {
    const answer = await this.browser.get(`${ENDPOINTS.getBulkRun.path}?runId=${runId}`);
    return ENDPOINTS.getBulkRun.response.parse(answer.json());
  }

  /** The run's state, followed by its items' states in order. */
  async states(runId: string): Promise<string[]> {
    const { run, items } = await this.sees(runId);
    return [run.state, ...items.map(({ state }) => state)];
  }

  resumes(runId: string, itemId?: string) {
    return this.browser.post(ENDPOINTS.resumeBulkRun.path, { runId, itemId });
  }

  cancels(runId: string) {
    return this.browser.post(ENDPOINTS.cancelBulkRun.path, { runId });
  }
}
