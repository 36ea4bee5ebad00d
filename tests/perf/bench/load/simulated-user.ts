import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import type { Resume } from '#contract/resume/resume'
import { type HttpResponse, sendRequest, type RequestOptions } from '#tests/servers/send-request'
import { benchSecret, type KnownPerson } from '../seed/account-rows'
import { withSmallChange, sampleResume } from '../documents/bench-resumes'

/** A user who waits longer leaves. */
export const requestTimeoutMs = 30_000

/** The service is busy, and asks for a later retry. */
export class ServiceBusyError extends Error {}

/** A user with a separate IP address, one stored resume, and a session cookie. */
export class SimulatedUser {
  readonly #address: string
  readonly #resumeId: string
  readonly #resume: Resume
  readonly #origin: string
  #cookie: string
  #revision: number | undefined
  #base: string | undefined
  #edits = 0

  constructor(origin: string, account: KnownPerson, number: number) {
    this.#origin = origin
    this.#address = ipAddressOf(number)
    this.#cookie = `${authCookieName}=${serializeAuthCookie(account.token, [benchSecret])}`
    this.#resumeId = account.resumeIds[Math.floor(number / 100) % account.resumeIds.length]!
    this.#resume = sampleResume('teacher')
    this.number = number
  }

  readonly number: number

  /** Reads a page as a guest, from the cache for all guests. */
  readAsGuest(path: string): Promise<HttpResponse> {
    return this.#asked(path, { headers: { 'accept-encoding': 'gzip' } }, { asGuest: true })
  }

  readOwn(path: string): Promise<HttpResponse> {
    return this.#asked(path)
  }

  openEditor(): Promise<HttpResponse> {
    return this.#asked(`/resume/edit/${this.#resumeId}`)
  }

  /**
   * Saves one more change. The first save learns the revision from its conflict, like an editor that was
   * offline.
   */
  async save(): Promise<void> {
    const resume = withSmallChange(this.#resume, (this.number * 10_000 + ++this.#edits) % 1_000_000)
    const response = await this.#posted('/resume/save', {
      do: 'save',
      id: this.#resumeId,
      revision: this.#revision ?? 0,
      resume,
    })
    const answer = JSON.parse(response.body.toString()) as {
      kind: string
      revision: number
      newer: { revision: number }
    }
    if (answer.kind === 'saved') this.#revision = answer.revision
    else if (answer.kind === 'conflict' && this.#revision === undefined) {
      this.#revision = answer.newer.revision
      return this.save()
    } else throw new Error(`a save was answered ${answer.kind}`)
  }

  async preview(): Promise<void> {
    const resume = withSmallChange(this.#resume, (this.number * 10_000 + ++this.#edits) % 1_000_000)
    const { body } = await this.#posted('/sheets/preview', { resume, base: this.#base })
    this.#base = (JSON.parse(body.toString()) as { layoutId: string }).layoutId
  }

  async download(): Promise<void> {
    const path = `/resume/download/file/pdf?resume=${this.#resumeId}`
    const { headers } = await this.#form(path, {})
    if (headers['content-type'] !== 'application/pdf')
      throw new ServiceBusyError(`no PDF but ${headers.location}`)
  }

  async order(): Promise<void> {
    const { status, headers } = await this.#form('/pricing', { intent: 'buy', productId: '300' })
    if (status !== 303 || !headers.location?.includes('order='))
      throw new Error(`an order was answered ${status} ${headers.location ?? ''}`)
  }

  #posted(path: string, value: unknown): Promise<HttpResponse> {
    const headers = { 'content-type': 'application/json' }
    return this.#asked(path, { method: 'POST', headers, body: JSON.stringify(value) })
  }

  #form(path: string, fields: Record<string, string>): Promise<HttpResponse> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(fields).toString()
    return this.#asked(path, { method: 'POST', headers, body }, { statuses: [200, 303] })
  }

  async #asked(path: string, question: RequestOptions = {}, { asGuest = false, statuses = [200] } = {}) {
    const answer = await sendRequest(this.#origin + path, {
      ...question,
      limitMs: requestTimeoutMs,
      headers: {
        accept: 'text/html',
        origin: this.#origin,
        'x-forwarded-for': this.#address,
        ...(!asGuest && { cookie: this.#cookie }),
        ...question.headers,
      },
    })
    if (!asGuest) this.#keepCookie(answer)
    return expectStatus(path, answer, statuses)
  }

  #keepCookie({ headers }: HttpResponse): void {
    const setCookie = headers['set-cookie']?.find((cookie) => cookie.startsWith(`${authCookieName}=`))
    if (setCookie) this.#cookie = setCookie.split(';')[0]!
  }
}

/** @throws ServiceBusyError for 503 with Retry-After, and Error for any other unexpected status. */
export function expectStatus(path: string, answer: HttpResponse, statuses: number[]): HttpResponse {
  const { status, headers, body } = answer
  if (statuses.includes(status)) return answer
  if (status === 503 && headers['retry-after']) throw new ServiceBusyError(`${path} answered 503`)
  throw new Error(`${path} answered ${status} ${headers.location ?? body.toString().slice(0, 120)}`)
}

/** Returns a separate IP address for each user. */
export function ipAddressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
