import { type UserInput, hintsSchema, userInputSchema } from '@adjudge/engine/report';
import type { ZodError } from 'zod';
import { UsageError } from './exit.ts';
import { readText } from './read-input.ts';

/** For every command that grades a creative. */
export const USER_INPUT_OPTIONS = {
  brand: { type: 'string' },
  objective: { type: 'string' },
  industry: { type: 'string' },
  audience: { type: 'string' },
  told: { type: 'string' },
} as const;

export type UserInputValues = { readonly [Name in keyof typeof USER_INPUT_OPTIONS]?: string | undefined };

/**
 * What the user states about the creative: options, and a file in the format of the API's `userInput`. Options take precedence.
 * @returns undefined when nothing is stated
 * @throws UsageError naming the option or the field in the file
 */
export async function readUserInput({
  told: file,
  ...options
}: UserInputValues): Promise<UserInput | undefined> {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const hints = hintsSchema.safeParse(given);
  if (!hints.success) throw new UsageError(`--${whatIsWrong(hints.error)}`);
  const kept = file === undefined ? {} : await readUserInputFile(file);
  const userInput = { ...kept, ...hints.data };
  return Object.keys(userInput).length > 0 ? userInput : undefined;
}

async function readUserInputFile(file: string): Promise<UserInput> {
  const text = await readText(file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`Not valid JSON: ${file}`, { cause });
  }
  const told = userInputSchema.safeParse(json);
  if (!told.success) throw new UsageError(`${file}: ${whatIsWrong(told.error)}`);
  return told.data;
}

function whatIsWrong({ issues: [issue] }: ZodError): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'not what was expected';
}
