type PostOptions = Pick<RequestInit, 'signal'>

/**
 * Posts JSON to an address of this site, for what is no form: forms go by a fetcher of Remix.
 * @throws TypeError where the network has gone, and what the signal aborts with
 */
export function postJson(path: string, body: unknown, { signal }: PostOptions = {}): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
}
