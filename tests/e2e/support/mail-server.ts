import { createServer } from 'node:http'
import { createMailServer, type Received } from '../../../api/testing/mail-server'

/** The mail server of the journeys: takes messages by SMTP, and hands those to an address out at `/?to=` as JSON. */
const received: Received[] = []
createMailServer((message) => received.push(message)).listen(Number(process.env.E2E_SMTP_PORT), '127.0.0.1')
createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? ''
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(received.filter((message) => message.to.includes(to))))
}).listen(Number(process.env.E2E_MAIL_PORT), '127.0.0.1')
