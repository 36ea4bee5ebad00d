/** Too many documents wait already: nothing was done, ask again after `retryAfterSeconds`. */
export class TypesetBusyError extends Error {
  override name = 'TypesetBusy'
  readonly retryAfterSeconds = 2
}

/**
 * A document holds more than can be laid out within the deadline. It would be refused again: its owner has to shorten it,
 * best in `field`, the name of a form field (`sections[0].items[1].text`).
 */
export class DocumentTooLargeError extends Error {
  override name = 'TypesetTooMuch'
  constructor(readonly field: string) {
    super(`too much to lay out, most of it in ${field}`)
  }
}

/** The typesetter could not set a document: our fault, never its owner's. `cause` says why. */
export class TypesetError extends Error {
  override name = 'TypesetFailed'
}
