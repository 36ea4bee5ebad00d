/** A code's purpose: a code for one purpose is not valid for another. */
export type SmsPurpose = 'login' | 'bind' | 'close'

export type SmsMessage = { phone: string; code: string; purpose: SmsPurpose }

/** Sends codes by text message. */
export type SmsProvider = {
  /** @throws SmsFailure */
  send(message: SmsMessage): Promise<void>
}

/**
 * `limited`: the provider accepts no more messages to this phone for now. `failed`: everything else. The
 * message is for the log.
 */
export class SmsFailure extends Error {
  override name = 'SmsFailure'
  constructor(
    readonly kind: 'limited' | 'failed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
