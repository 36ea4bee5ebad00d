import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../dependencies'
import { postToSmsProvider } from './post-to-sms-provider'
import { SmsFailure, type SmsProvider } from './sms-provider'

export type TencentSmsOptions = {
  secretId: string
  secretKey: string
  appId: string
  signName: string
  /** A template with one variable, {1}. */
  templateId: string
  region: string
  endpoint: string
  patienceMs?: number
}

const algorithm = 'TC3-HMAC-SHA256'
const contentType = 'application/json; charset=utf-8'
const Answer = z.object({
  Response: z.union([
    z.object({ Error: z.object({ Code: z.string() }) }),
    z.object({ SendStatusSet: z.array(z.object({ Code: z.string() })).min(1) }),
  ]),
})

/** Tencent's SendSms, version 2021-01-11, signed without an SDK (TC3-HMAC-SHA256). */
export function createTencentSms(options: TencentSmsOptions, clock: Clock): SmsProvider {
  return {
    async send({ phone, code }) {
      const url = new URL('/', options.endpoint)
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: options.appId,
        SignName: options.signName,
        TemplateId: options.templateId,
        TemplateParamSet: [code],
      })
      const seconds = Math.floor(clock() / 1000)
      const headers = {
        authorization: sign(options, { host: url.host, body, seconds }),
        'content-type': contentType,
        host: url.host,
        'x-tc-action': 'SendSms',
        'x-tc-region': options.region,
        'x-tc-timestamp': String(seconds),
        'x-tc-version': '2021-01-11',
      }
      const { Response } = await postToSmsProvider(
        { url, headers, body, patienceMs: options.patienceMs },
        Answer,
      )
      const statusCode = 'Error' in Response ? Response.Error.Code : Response.SendStatusSet[0]!.Code
      if (statusCode !== 'Ok') throw new SmsFailure(failureKind(statusCode), `tencent: ${statusCode}`)
    },
  }
}

function failureKind(code: string): 'limited' | 'failed' {
  return /^(Request)?LimitExceeded/.test(code) ? 'limited' : 'failed'
}

type Signed = { host: string; body: string; seconds: number }

function sign({ secretId, secretKey }: TencentSmsOptions, { host, body, seconds }: Signed): string {
  const day = new Date(seconds * 1000).toISOString().slice(0, 10)
  const scope = `${day}/sms/tc3_request`
  const names = 'content-type;host'
  const lines = `content-type:${contentType}\nhost:${host}\n`
  const request = ['POST', '/', '', lines, names, sha256(body)].join('\n')
  const key = ['sms', 'tc3_request'].reduce(hmac, hmac(`TC3${secretKey}`, day))
  const signature = hmac(key, [algorithm, seconds, scope, sha256(request)].join('\n')).toString('hex')
  return `${algorithm} Credential=${secretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
