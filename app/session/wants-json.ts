/** Whether one of our scripts requests data: pages, and Remix's own requests, accept other types. */
export function wantsJson(request: Request): boolean {
  return /^application\/json\b/.test(request.headers.get('accept') ?? '')
}
