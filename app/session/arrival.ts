/** Where a request comes from, as browsers say it: other pages of ours have loaded what pages share. */
export const originHeader = 'sec-fetch-site'

/** Whether somebody comes from elsewhere, so that the browser may have nothing of ours. */
export function isArrival({ headers }: Request): boolean {
  return ['none', 'cross-site'].includes(headers.get(originHeader) ?? '')
}
