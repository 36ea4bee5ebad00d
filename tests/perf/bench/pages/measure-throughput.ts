import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

type AutocannonResult = { '2xx': number; non2xx: number; errors: number; requests: { average: number } }

/**
 * Returns the responses per second of one URL, requested by 20 connections at once from a separate process.
 * @throws when a response was no success.
 */
export async function measureRequestsPerSecond(
  url: string,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const autocannon = [
    createRequire(import.meta.url).resolve('autocannon'),
    '-j',
    '-c',
    '20',
    '-d',
    String(seconds),
    ...given,
    url,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, autocannon, { maxBuffer: 10_000_000 })
  const { non2xx, errors, requests } = JSON.parse(stdout) as AutocannonResult
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no page, ${errors} failed`)
  return requests.average
}
