import { ApiCodes } from '#contract/http/api-codes'
import { ApiError } from './api-error'

const defaultMaxBytes = 1_000_000

/** Parses the JSON body of a request. @throws ApiError 415, 413 or 400, each with its own message. */
export async function readJson(request: Request, maxBytes = defaultMaxBytes): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new ApiError(ApiCodes.invalidInput, 'notJson', { status: 415 })
  const bytes = await readBytes(request, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError(ApiCodes.invalidInput, 'badJson', { status: 400 })
  }
}

/** Reads a raw body. @throws ApiError 413 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new ApiError(ApiCodes.invalidInput, 'bodyTooLarge', { status: 413 })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > maxBytes) throw tooLarge
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}
