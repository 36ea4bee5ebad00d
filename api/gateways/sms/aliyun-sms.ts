import { createHash, createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../dependencies'
import { postToSmsProvider } from './post-to-sms-provider'
import { SmsFailure, type SmsProvider } from './sms-provider'

export type AliyunSmsOptions = {
  accessKeyId: string
  accessKeySecret: string
  signName: string
  /** A template with one variable, ${code}. */
  templateCode: string
  endpoint: string
  patienceMs?: number
}

const algorithm = 'ACS3-HMAC-SHA256'
const emptyBodyHash = createHash('sha256').update('').digest('hex')
const Answer = z.object({ Code: z.string() })

/**
 * Aliyun's SendSms, version 2017-05-25, signed without an SDK (ACS3-HMAC-SHA256): parameters in the URL, no
 * body.
 */
export function createAliyunSms(options: AliyunSmsOptions, clock: Clock): SmsProvider {
  return {
    async send({ phone, code }) {
      const url = new URL('/', options.endpoint)
      const query = canonicalQuery({
        PhoneNumbers: phone,
        SignName: options.signName,
        TemplateCode: options.templateCode,
        TemplateParam: JSON.stringify({ code }),
      })
      const headers = {
        host: url.host,
        'x-acs-action': 'SendSms',
        'x-acs-content-sha256': emptyBodyHash,
        'x-acs-date': new Date(clock()).toISOString().replace(/\.\d+Z$/, 'Z'),
        'x-acs-signature-nonce': randomUUID(),
        'x-acs-version': '2017-05-25',
      }
      url.search = query
      const authorization = sign(options, query, headers)
      const response = await postToSmsProvider(
        { url, headers: { ...headers, authorization }, body: '', patienceMs: options.patienceMs },
        Answer,
      )
      if (response.Code !== 'OK') throw new SmsFailure(failureKind(response.Code), `aliyun: ${response.Code}`)
    },
  }
}

function failureKind(code: string): 'limited' | 'failed' {
  return /LIMIT_CONTROL$|^Throttling/.test(code) ? 'limited' : 'failed'
}

/** @param headers sorted by name */
function sign(
  { accessKeyId, accessKeySecret }: AliyunSmsOptions,
  query: string,
  headers: Record<string, string>,
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const names = Object.keys(headers).join(';')
  const request = ['POST', '/', query, lines.join(''), names, emptyBodyHash].join('\n')
  const hash = createHash('sha256').update(request).digest('hex')
  const signature = createHmac('sha256', accessKeySecret).update(`${algorithm}\n${hash}`).digest('hex')
  return `${algorithm} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`
}

function canonicalQuery(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&')
}

/** RFC 3986: encodeURIComponent leaves !'()* unescaped. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
