export const numberFromEnv = (name: string, otherwise: number): number =>
  Number(process.env[name] ?? otherwise);
