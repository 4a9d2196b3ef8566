import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';
import { ROOT } from '../command.ts';

const DOCKERFILE = path.join(ROOT, 'deploy', 'Dockerfile');

export type Step =
  | {
      readonly does: 'copy';
      readonly from: string | null;
      readonly sources: readonly string[];
      readonly to: string;
    }
  | { readonly does: 'run'; readonly command: string }
  | { readonly does: 'workdir'; readonly folder: string };

/** How to start a container of the last stage. */
export interface Start {
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly folder: string;
  /** Entry point and command combined. */
  readonly command: readonly string[];
  readonly health: readonly string[];
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
}

export interface Stage {
  readonly name: string | null;
  readonly image: string;
  readonly steps: readonly Step[];
}

export interface Recipe {
  readonly stages: readonly Stage[];
  readonly start: Start;
}

/** @throws for an instruction that this check would ignore */
export function readDockerfile(text = readFileSync(DOCKERFILE, 'utf8')): Recipe {
  const stages: { name: string | null; image: string; steps: Step[] }[] = [];
  let start = emptyStart();
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const words = instruction.getArguments().map((word) => word.getValue());
    const said = words.join(' ');
    const steps = stages.at(-1)?.steps;
    switch (instruction.getKeyword()) {
      case 'FROM': {
        const from = instruction as From;
        stages.push({ name: from.getBuildStage(), image: from.getImage() ?? '', steps: [] });
        start = emptyStart();
        break;
      }
      case 'WORKDIR':
        start = { ...start, folder: said };
        steps?.push({ does: 'workdir', folder: said });
        break;
      case 'COPY': {
        const from = (instruction as Copy).getFromFlag()?.getValue() ?? null;
        steps?.push({ does: 'copy', from, sources: words.slice(0, -1), to: words.at(-1) ?? '' });
        break;
      }
      case 'RUN':
        steps?.push({ does: 'run', command: said });
        break;
      case 'ENV':
        start = { ...start, env: { ...start.env, ...Object.fromEntries(words.map(assignment)) } };
        break;
      case 'USER':
        start = { ...start, user: said };
        break;
      case 'EXPOSE':
        start = { ...start, ports: words };
        break;
      case 'VOLUME':
        start = { ...start, volumes: listed(said) };
        break;
      case 'HEALTHCHECK':
        start = { ...start, health: listed(said.replace(/^CMD\s+/, '')) };
        break;
      case 'ENTRYPOINT':
      case 'CMD':
        start = { ...start, command: [...start.command, ...listed(said)] };
        break;
      default:
        throw new Error(
          `The check knows no ${keywordOf(instruction)}: teach it, or leave it out of the Dockerfile`,
        );
    }
  }
  return { stages, start };
}

const emptyStart = (): Start => ({
  env: {},
  user: 'root',
  folder: '/',
  command: [],
  health: [],
  ports: [],
  volumes: [],
});

const keywordOf = (instruction: Instruction): string => instruction.getKeyword();

function assignment(word: string): [string, string] {
  const at = word.indexOf('=');
  if (at < 1) throw new Error(`ENV must be written NAME=value: ${word}`);
  return [word.slice(0, at), word.slice(at + 1)];
}

/** Parses the exec form, which runs without a shell, so that signals reach the program. */
function listed(said: string): string[] {
  const list: unknown = JSON.parse(said);
  if (!Array.isArray(list) || list.some((word) => typeof word !== 'string'))
    throw new Error(`Not a list of words: ${said}`);
  return list as string[];
}
