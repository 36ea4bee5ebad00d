/** Whether one of our scripts asks for data: pages, and what Remix fetches for them, accept other things. */
export function wantsJson(request: Request): boolean {
  return /^application\/json\b/.test(request.headers.get('accept') ?? '')
}
