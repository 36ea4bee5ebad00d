type PostOptions = Pick<RequestInit, 'signal'> & {
  /** A body of at most so many bytes arrives even if the page is closed. */
  keepaliveBytes?: number
}

/**
 * Posts JSON to an address of this site, for what is no form: forms go by a fetcher of Remix.
 * @throws TypeError where the network has gone, and what the signal aborts with
 */
export function postJson(
  path: string,
  value: unknown,
  { signal, keepaliveBytes = 0 }: PostOptions = {},
): Promise<Response> {
  const body = JSON.stringify(value)
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
    keepalive: keepaliveBytes > 0 && new TextEncoder().encode(body).length <= keepaliveBytes,
    signal,
  })
}
