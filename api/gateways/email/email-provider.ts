/** A message to one address, as plain text and as HTML. */
export type EmailMessage = {
  to: string
  /** The name before the sender's address. */
  fromName: string
  subject: string
  text: string
  html: string
  attachment?: { fileName: string; type: string; content: Uint8Array }
}

/** Sends e-mail. */
export type EmailProvider = {
  /** @throws EmailFailure */
  send(message: EmailMessage): Promise<void>
  /** Connects and logs in, and sends nothing. @throws an error when the server does not let us */
  check(): Promise<void>
}

/** `refused`: the mail server takes nothing for this address. `failed`: everything else. The message is for the log. */
export class EmailFailure extends Error {
  override name = 'EmailFailure'
  constructor(
    readonly kind: 'refused' | 'failed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
