// What the command line and the environment say. Secrets come from the environment only.

export class UsageError extends Error {}

export interface Options {
  show: 'help' | 'version' | null;
  baseUrl: string;
  apiKey: string | undefined;
}

export function readOptions(
  words: readonly string[],
  environment: Record<string, string | undefined>,
): Options {
  let show: Options['show'] = null;
  let baseUrl = environment.LOADPATH_BASE_URL || 'http://127.0.0.1:8000';
  const left = words.flatMap((word) => (word.startsWith('--') ? word.split(/=(.*)/s, 2) : [word]));
  while (left.length > 0) {
    const word = left.shift();
    if (word === '--help' || word === '-h') show = 'help';
    else if (word === '--version') show = 'version';
    else if (word === '--base-url') baseUrl = left.shift() ?? '';
    else if (word === '--api-key' || word === '--token')
      throw new UsageError(`A key is never an option: set LOADPATH_API_KEY instead of ${word}.`);
    else throw new UsageError(`There is no option '${word}'.`);
  }
  if (!/^https?:\/\/[^/]/.test(baseUrl) || !URL.canParse(baseUrl))
    throw new UsageError(
      `--base-url should be an address such as https://loadpath.example; it is '${baseUrl}'.`,
    );
  const apiKey = environment.LOADPATH_API_KEY || undefined;
  return { show, baseUrl: baseUrl.replace(/\/+$/, ''), apiKey };
}
