import { exampleBanner, exampleVideo, renderBanner, renderVideo } from '@adjudge/engine/testing';
import { ENDPOINTS } from '@adjudge/contract';
import { Customer, type Graded } from '../service/customer.ts';
import type { Started } from './roots.ts';

/** Acts as a customer: from the home page to the reports of a banner and of a video uploaded through the store. */
export async function gradeBoth(publicUrl: string, say: (line: string) => void): Promise<void> {
  const page = await fetch(publicUrl);
  if (!page.ok || !(await page.text()).includes('<title>')) throw new Error('The home page was not served');
  const customer = new Customer(publicUrl, { email: 'customer@example.com' });
  await customer.register();
  const { png } = await renderBanner(exampleBanner());
  const banner = await customer.grade({ name: 'banner.png', bytes: png });
  say(`a banner: ${await describeGrading(customer, banner)}`);
  const { bytes } = await renderVideo(exampleVideo());
  const video = await customer.gradeVideo({ name: 'video.mp4', bytes });
  say(`a video, posted to the store: ${await describeGrading(customer, video)}`);
  const left = await customer.creditsLeft();
  if (left.banner !== 2 || left.video !== 1) throw new Error(`Credits left: ${JSON.stringify(left)}`);
}

async function describeGrading(customer: Customer, { status, analysisId, body }: Graded): Promise<string> {
  if (status !== 200 || analysisId === null) throw new Error(`${status} ${body.slice(0, 500)}`);
  const answer = await customer.get(`${ENDPOINTS.getAnalysis.path}?analysisId=${analysisId}`);
  const { overallScore: score, versions } = ENDPOINTS.getAnalysis.response.parse(await answer.json()).data;
  const decoder = versions.decoder ? `, decoded by ${versions.decoder}` : '';
  return `score ${score === null ? 'none' : score.toFixed(1)}${decoder}`;
}

interface Addresses {
  readonly publicUrl: string;
  readonly web: number;
  readonly worker: number;
  readonly token: string;
  readonly proxied: boolean;
}

export async function expectMetrics({ publicUrl, web, worker, token, proxied }: Addresses): Promise<void> {
  const asked = async (url: string, authorization?: string): Promise<number> => {
    const answer = await fetch(
      `${url}/metrics`,
      authorization === undefined ? {} : { headers: { authorization } },
    );
    await answer.arrayBuffer();
    return answer.status;
  };
  for (const port of [web, worker]) {
    const url = `http://127.0.0.1:${port}`;
    const [with_, without] = [await asked(url, `Bearer ${token}`), await asked(url)];
    if (with_ !== 200 || without !== 404) throw new Error(`/metrics answered ${with_} and ${without}`);
  }
  if (proxied && (await asked(publicUrl, `Bearer ${token}`)) !== 404)
    throw new Error('/metrics is answered through the proxy');
}

/** Checks that the program's files are read-only, that the user is unprivileged, and that /data and /tmp are writable. */
export async function expectLocked(server: Started): Promise<void> {
  const inside = async (script: string): Promise<number> =>
    (await server.run(['/bin/sh', '-c', script])).status;
  if ((await inside('touch /app/apps/server/written')) === 0) throw new Error('The root can be written');
  if ((await inside('[ "$(id -u)" = 0 ]')) === 0) throw new Error('It runs as root');
  if ((await inside('touch /data/written /tmp/written')) !== 0)
    throw new Error('/data or /tmp cannot be written');
}
