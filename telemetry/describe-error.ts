/**
 * The loggable part of an error. Messages of databases and of JSON.parse quote user data, so everything from
 * the first to the last quotation mark is removed; of the stack only the frames are kept.
 */
export function describeError(error: unknown): {
  name: string
  code?: string
  message: string
  frames: string[]
} {
  if (!(error instanceof Error)) return { name: typeof error, message: 'not an error', frames: [] }
  return {
    name: error.name,
    ...('code' in error && { code: String(error.code) }),
    message: redactQuotes(error.message).slice(0, 300),
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  }
}

/** From the first opening quote to the last closing one: the text between may be user data. */
function redactQuotes(message: string): string {
  const first = message.search(/["'`“]/)
  const last = Math.max(...['"', "'", '`', '”'].map((quote) => message.lastIndexOf(quote)))
  return first < 0 || last <= first ? message : `${message.slice(0, first)}…${message.slice(last + 1)}`
}
