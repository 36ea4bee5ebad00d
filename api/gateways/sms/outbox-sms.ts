import { insertOutboxMessage } from './outbox.queries'
import { newShortId } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { outboxLifeMs } from '../../lifetimes'
import type { SmsProvider } from './sms-provider'

/** Replaces an SMS provider: messages can be read at /dev/outbox for ten minutes. */
export function createOutboxSms({ db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>): SmsProvider {
  return {
    async send({ phone, purpose, code }) {
      const now = clock()
      const row = { id: newShortId(), phone, purpose, code, sent_at: now, expires_at: now + outboxLifeMs }
      await insertOutboxMessage(db, row)
      log.info({ purpose }, 'a text message waits in /dev/outbox')
    },
  }
}
