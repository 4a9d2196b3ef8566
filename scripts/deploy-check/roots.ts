import type { ChildProcess } from 'node:child_process';
import type { Start } from './dockerfile.ts';

/** A process that runs like a container of the last stage. */
export interface Started {
  readonly child: ChildProcess;
  /** Like `docker stop`. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
  /** Runs another command in the same container, like `docker exec`. */
  run(command: readonly string[]): Promise<{ status: number; output: string }>;
}

/** Builds and runs the stages of a Dockerfile without a container engine. */
export interface Roots {
  /** Description for the log. */
  readonly kind: string;
  /** Creates a root with the content of this image. @returns its folder */
  base(image: string, name: string): Promise<string>;
  /** Runs a step; false when this kind of root cannot. */
  run(root: string, command: string, folder: string): Promise<boolean>;
  /** @param data folder used as the volume */
  start(
    root: string,
    start: Start,
    settings: { env: Readonly<Record<string, string>>; data: string },
  ): Started;
}
