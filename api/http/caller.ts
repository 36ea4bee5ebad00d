import type { Language } from '#contract/validation/field-error-codes'
import { negotiateLanguage } from './accept-language'

/** The caller as the request describes it, not authenticated. */
export type Caller = {
  language: Language
  /**
   * The client's IP address, forwarded by the web server (api/http/trusted-headers.ts says when it is
   * trusted); '' when unknown.
   */
  ip: string
  /** The id in the browser's device cookie, forwarded by the web server; '' when unknown. */
  device: string
  /** The browser sent no device cookie and gets a new one now. */
  isNewDevice: boolean
  /** The User-Agent header; at most 400 characters. */
  userAgent: string
  /** The bearer token, not verified yet. */
  token: string | undefined
}

/** The caller of a valid session. */
export type AuthenticatedCaller = Caller & {
  token: string
  userId: string
  sessionId: string
  isAdmin: boolean
  /** When the session's token was last rotated, in ms since 1970. */
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
