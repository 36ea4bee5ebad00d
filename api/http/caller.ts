import type { Language } from '#contract/validation/field-error-codes'
import { negotiateLanguage } from './accept-language'

/** Who calls, as far as the request says. */
export type Caller = {
  language: Language
  /** The person's address, told by the web half (api/http/trusted-headers.ts says when); '' when unknown. */
  ip: string
  /** The id of the browser's own cookie, told by the web half; '' when unknown. */
  device: string
  /** It came without that cookie, which it is given now. */
  isNewDevice: boolean
  /** The browser's name for itself, as sent; at most 400 characters. */
  userAgent: string
  /** The bearer token; nobody has checked it yet. */
  token: string | undefined
}

/** Who is logged in, proved by a token. */
export type AuthenticatedCaller = Caller & {
  token: string
  userId: string
  sessionId: string
  isAdmin: boolean
  /** When the session got its newest token. */
  rotatedAt: number
}

export function parseCaller({ headers }: Request): Caller {
  return {
    language: negotiateLanguage(headers.get('accept-language')),
    ip: headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '',
    ...parseDevice(headers.get('x-device-id') ?? ''),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 400),
    token: /^Bearer ([\w-]{20,128})$/.exec(headers.get('authorization') ?? '')?.[1],
  }
}

function parseDevice(header: string): Pick<Caller, 'device' | 'isNewDevice'> {
  const [, isNew, device = ''] = /^(new )?([\w-]{20,64})$/.exec(header) ?? []
  return { device, isNewDevice: isNew !== undefined }
}
