import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { useMailServer } from '../../testing/use-mail-server'
import { createSmtpEmail, type SmtpOptions } from './smtp-email'

const smtp = useMailServer()
const pdf = Buffer.from('%PDF-1.7 a resume')
const message = {
  to: 'lin@example.com',
  fromName: '智能简历',
  subject: '你的简历：林晓-产品经理.pdf',
  text: '你好，\n附件是你的简历。',
  html: '<p>你好</p>',
  attachment: { fileName: '林晓-产品经理.pdf', type: 'application/pdf', content: pdf },
}
const options = (more: Partial<SmtpOptions> = {}): SmtpOptions => ({
  host: '127.0.0.1',
  port: smtp.port(),
  security: 'none',
  login: { user: 'mailer', password: 'secret' },
  from: 'no-reply@resume.example.com',
  ...more,
})

test('a message arrives as plain text and HTML, with the PDF attached under its name', async () => {
  await createSmtpEmail(options()).send(message)
  const [{ from, to, source }] = smtp.received as [(typeof smtp.received)[number]]
  expect([from, to]).toEqual(['no-reply@resume.example.com', ['lin@example.com']])
  expect(source).toMatch(/^From: =\?UTF-8\?\S+\?= <no-reply@resume\.example\.com>/m)
  for (const part of ['text/plain', 'text/html', 'application/pdf'])
    expect(source).toContain(`Content-Type: ${part}`)
  expect(source).toContain(pdf.toString('base64'))
  expect(source).toContain(encodeURIComponent('林晓'))
})

test('a line break in a subject starts no header of its own', async () => {
  await createSmtpEmail(options()).send({ ...message, subject: '简历\r\nBcc: other@example.com' })
  expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/im)
  expect(smtp.received[0]?.to).toEqual(['lin@example.com'])
})

test('an address that the server refuses is told from a server that fails', async () => {
  const refused = createSmtpEmail(options()).send({ ...message, to: 'refused@example.com' })
  await expect(refused).rejects.toMatchObject({
    kind: 'refused',
    message: expect.not.stringContaining('@') as string,
  })
  const wrongLogin = createSmtpEmail(options({ login: { user: 'mailer', password: 'wrong' } }))
  await expect(wrongLogin.send(message)).rejects.toMatchObject({ kind: 'failed' })
  await expect(createSmtpEmail(options({ security: 'starttls' })).send(message)).rejects.toMatchObject({
    kind: 'failed',
  })
  expect(smtp.received).toEqual([])
})

test('a check logs in and sends nothing', async () => {
  await createSmtpEmail(options()).check()
  const wrongLogin = options({ login: { user: 'mailer', password: 'wrong' } })
  await expect(createSmtpEmail(wrongLogin).check()).rejects.toThrow()
  expect(smtp.received).toEqual([])
})

test('a server that says nothing is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const sending = createSmtpEmail(options({ port, patienceMs: 50 })).send(message)
  await expect(sending).rejects.toMatchObject({ kind: 'failed' })
  silent.close()
})
