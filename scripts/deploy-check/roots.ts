import type { ChildProcess } from 'node:child_process';
import type { Start } from './dockerfile.ts';

/** A process that runs as a container of the last stage would. */
export interface Started {
  readonly child: ChildProcess;
  /** As `docker stop` does. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
  /** Another command in the same container, as `docker exec` does. */
  run(command: readonly string[]): Promise<{ status: number; output: string }>;
}

/** Where the stages of a Dockerfile are made when no container engine is at hand. */
export interface Roots {
  /** In words, for the record. */
  readonly kind: string;
  /** A new root that holds what this image holds. Returns its folder. */
  base(image: string, name: string): Promise<string>;
  /** Runs a step; false where this kind of root cannot. */
  run(root: string, command: string, folder: string): Promise<boolean>;
  /** @param data folder that the volume stands for */
  start(
    root: string,
    start: Start,
    settings: { env: Readonly<Record<string, string>>; data: string },
  ): Started;
}
