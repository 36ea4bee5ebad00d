/** Browsers say with it where a request comes from. */
export const originHeader = 'sec-fetch-site'

/** Whether a visitor comes from another site, a bookmark or the address bar, so that the browser may have cached nothing of ours. */
export function isArrival({ headers }: Request): boolean {
  return ['none', 'cross-site'].includes(headers.get(originHeader) ?? '')
}
