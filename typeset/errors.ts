/** Too many documents are waiting: nothing was done, try again after `retryAfterSeconds`. */
export class TypesetBusyError extends Error {
  override name = 'TypesetBusyError'
  readonly retryAfterSeconds = 2
}

/**
 * The document is too large to be laid out within the deadline. A retry would fail, too: the user has to
 * shorten it, best in `field`, the name of a form field (`sections[0].items[1].text`).
 */
export class DocumentTooLargeError extends Error {
  override name = 'DocumentTooLargeError'
  constructor(readonly field: string) {
    super(`too much to lay out, most of it in ${field}`)
  }
}

/** The typesetter failed: our bug, never the user's fault. `cause` has the reason. */
export class TypesetError extends Error {
  override name = 'TypesetError'
}
