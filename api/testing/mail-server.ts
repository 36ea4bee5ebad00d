import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; source: string }

/** A mail server that hands over what it gets: from anybody or the login mailer/secret, for all but addresses that begin with `refused`. */
export function createMailServer(receive: (message: Received) => void): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '', password = '' }, _, done) {
      if (username === 'mailer' && password === 'secret') done(null, { user: username })
      else done(new Error('wrong password'))
    },
    onRcptTo({ address }, _, done) {
      if (!address.startsWith('refused')) return done()
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const source = Buffer.concat(chunks).toString('utf8')
        receive({ from, to: envelope.rcptTo.map(({ address }) => address), source })
        done()
      })
    },
  })
}
