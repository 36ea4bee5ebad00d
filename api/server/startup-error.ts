/** The service does not start, for a reason that is said in one sentence with what to do. */
export class StartupError extends Error {
  override name = 'CannotStart'
}

/** Ends the process with the sentence, for the start of a server. @throws what is no CannotStart */
export function exitOnStartupError(error: unknown): never {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
