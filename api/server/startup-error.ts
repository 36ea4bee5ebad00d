/** The service cannot start; the message says why and what to do in one sentence. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Ends the process with the message of a StartupError. @throws any other error */
export function exitOnStartupError(error: unknown): never {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
